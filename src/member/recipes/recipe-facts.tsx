import { Icon } from "#ui/icon.tsx";
import { minutesText } from "./minutes-text.ts";
import styles from "./recipe-facts.module.css";

/** A recipe's time and servings. */
export function RecipeFacts({ minutes, servings }: { minutes: number; servings: number }) {
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <Icon name="clock" className={styles.icon} />
        <span>{minutesText(minutes)}</span>
      </li>
      <li className={styles.fact}>
        <Icon name="users" className={styles.icon} />
        <span>{`${servings} servings`}</span>
      </li>
    </ul>
  );
}
