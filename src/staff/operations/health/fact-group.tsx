import { useId } from "react";
import styles from "./fact-group.module.css";
import type { Fact, FactGroup as Group } from "./health-facts.ts";
import { HealthMark, type HealthState } from "./health-mark.tsx";

interface FactGroupProps {
  group: Group;
  /** True if a fact is fine, by its rules; undefined if no rule can say. */
  findState(fact: Fact): HealthState | undefined;
}

/** Facts about one subject, each with its state. */
export function FactGroup({ group: { title, facts }, findState }: FactGroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map((fact) => {
          const state = findState(fact);
          return (
            <div key={fact.label} className={styles.fact}>
              <dt className={styles.label}>{fact.label}</dt>
              <dd className={styles.value}>{fact.value}</dd>
              {state && (
                <dd className={styles.state}>
                  <HealthMark state={state} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
