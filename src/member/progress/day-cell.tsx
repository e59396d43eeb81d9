import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { DayStatus } from "../tracker/notes.ts";
import styles from "./day-cell.module.css";
import { currentIcon, statusIcons } from "./day-icons.ts";

interface DayCellProps {
  day: number;
  status: DayStatus;
  isShown: boolean;
  isCurrent: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onChoose: () => void;
}

/** One day of the grid, as a button. */
export function DayCell({
  day,
  status,
  isShown,
  isCurrent,
  isTabStop,
  onFocus,
  onChoose,
}: DayCellProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.cell}
        data-cell={day}
        data-status={status}
        aria-pressed={isShown}
        aria-current={isCurrent ? "date" : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={onChoose}
      >
        <span className={styles.number} aria-hidden="true">
          {day}
        </span>
        <Icon name={statusIcons[status]} className={styles.status} />
        {isCurrent && <Icon name={currentIcon} className={styles.pin} />}
        <VisuallyHidden>{`Day ${day}, ${status}`}</VisuallyHidden>
      </button>
    </li>
  );
}
