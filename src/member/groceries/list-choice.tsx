import { Icon } from "#ui/icon.tsx";
import styles from "./list-choice.module.css";

interface ListChoiceProps {
  icon: string;
  name: string;
  detail: string;
  isOpen?: boolean;
  /** The id of the element that describes it. */
  describedBy?: string;
  onChoose: () => void;
}

/** A list or template to choose. */
export function ListChoice({
  icon,
  name,
  detail,
  isOpen = false,
  describedBy,
  onChoose,
}: ListChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-current={isOpen || undefined}
      aria-describedby={describedBy}
      onClick={onChoose}
    >
      <Icon name={icon} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.detail}>{detail}</span>
      </span>
      {isOpen && <span className={styles.mark}>Open</span>}
    </button>
  );
}
