import { Icon } from "#ui/icon.tsx";
import type { Offer } from "../schema/offer-schema.ts";
import styles from "./sources.module.css";

/** The plan's reviewer, if there is one, and the guidelines that it's written from. */
export function Sources({ review, sources }: Pick<Offer, "review" | "sources">) {
  if (!review && !sources) return null;
  return (
    <section className={styles.sources}>
      {review && (
        <p className={styles.review}>
          <Icon name="seal-check" className={styles.seal} />
          <span>
            <span>{review.label}</span> <strong>{review.name}</strong>{" "}
            <time dateTime={review.date}>{`(${formatDate(review.date)})`}</time>
          </span>
        </p>
      )}
      {sources && (
        <>
          <h2 className={styles.title}>{sources.title}</h2>
          <ul className={styles.entries}>
            {sources.entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const formatDate = (date: string): string =>
  new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
