import { moveFocus } from "#ui/forms/arrow-focus.ts";
import { DAYS_A_WEEK, getFirstDayOfWeek } from "./find-workout.ts";
import styles from "./week-buttons.module.css";

/** A row of week buttons; one week is shown. */
export function WeekButtons({
  weeks,
  shown,
  onShow,
}: {
  weeks: number;
  shown: number;
  onShow: (week: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would only add a frame
    <div className={styles.weeks} role="group" aria-label="Weeks" onKeyDown={moveFocus}>
      {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
        <button
          key={week}
          type="button"
          className={styles.week}
          aria-label={`Week ${week}`}
          aria-pressed={week === shown}
          onClick={() => onShow(week)}
        >
          <span className={styles.name}>{`Week ${week}`}</span>
          <span className={styles.days}>
            <span className={styles.unit}>Days </span>
            <span>{`${getFirstDayOfWeek(week)}–${getFirstDayOfWeek(week) + DAYS_A_WEEK - 1}`}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
