import type { Weight } from "#lib/measures/weight.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./milestone-list.module.css";
import type { Milestone } from "./milestones.ts";
import { amountText } from "./weight-text.ts";

/** The plan's milestones, and how far away they are. */
export function MilestoneList({
  milestones,
  unit,
}: {
  milestones: readonly Milestone[];
  unit: Weight["unit"];
}) {
  return (
    <ul className={styles.milestones} aria-label="Milestones of your plan">
      {milestones.map(({ name, value, isReached, left }) => (
        <li key={name} className={styles.milestone} data-reached={isReached || undefined}>
          <Icon name={isReached ? "check-circle" : "circle-dashed"} className={styles.icon} />
          <span>
            <strong>{`${name}: ${amountText(value, unit)}`}</strong>{" "}
            <span className={styles.left}>
              {isReached ? "Reached" : `${amountText(left, unit)} to go`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
