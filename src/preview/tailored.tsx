import { Icon } from "#ui/icon.tsx";
import { Spoken } from "#ui/spoken.tsx";
import styles from "./tailored.module.css";

/** A mark: others get another screen here. It says what makes the difference. */
export function Tailored({ because }: { because: string[] }) {
  const reasons = because.join(", ");
  return (
    <span className={styles.tailored} title={`Tailored: ${reasons}`}>
      <Icon name="user-focus" className={styles.sign} />
      <Spoken>Tailored:</Spoken> <span className={styles.reasons}>{reasons}</span>
    </span>
  );
}
