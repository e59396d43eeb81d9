import { Icon } from "#ui/icon.tsx";
import styles from "./health-mark.module.css";

export type HealthState = "fine" | "look" | "act";

/** In words, because a color alone says nothing to some. */
const stateWords: Record<HealthState, string> = {
  fine: "Fine",
  look: "Look at this",
  act: "Act now",
};

export const stateIcons: Record<HealthState, string> = {
  fine: "check-circle",
  look: "info",
  act: "warning-circle",
};

/** A state as a word with its sign. */
export function HealthMark({ state }: { state: HealthState }) {
  return (
    <span className={`${styles.mark} ${styles[state]}`}>
      <Icon name={stateIcons[state]} className={styles.icon} />
      <span>{stateWords[state]}</span>
    </span>
  );
}
