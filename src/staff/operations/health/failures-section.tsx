import { useId } from "react";
import type { Failure } from "#rules/health/health.ts";
import styles from "./failures-section.module.css";

/** Calls that failed in the last day, by function and kind of error. Nothing if there are none. */
export function FailuresSection({ failures }: { failures: Failure[] }) {
  const titleId = useId();
  if (failures.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Failed calls in 24 hours
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Function and kind</th>
            <th scope="col">2 hours</th>
            <th scope="col">24 hours</th>
          </tr>
        </thead>
        <tbody>
          {failures.map(({ area, kind, recent, day }) => (
            <tr key={`${area} ${kind}`}>
              <th scope="row">
                <span>{area}</span> <span className={styles.kind}>{kind}</span>
              </th>
              <td>{recent.toLocaleString("en-US")}</td>
              <td>{day.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
