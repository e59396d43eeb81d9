import { Icon } from "#ui/icon.tsx";
import styles from "./tick-box.module.css";

interface TickBoxProps {
  name: string;
  /** The id of the element that describes it. */
  describedBy: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A checkbox large enough for a thumb. */
export function TickBox({ name, describedBy, isTicked, onTick }: TickBoxProps) {
  return (
    <label className={styles.tick}>
      <input
        className={styles.input}
        type="checkbox"
        checked={isTicked}
        aria-describedby={describedBy}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <Icon name="check-bold" />
      </span>
      <span className={styles.name}>{name}</span>
    </label>
  );
}
