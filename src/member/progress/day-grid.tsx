import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { DayStatus } from "../tracker/notes.ts";
import { dayAfterKey } from "./day-focus.ts";
import styles from "./day-grid.module.css";
import { currentIcon, statusIcons } from "./day-icons.ts";

interface DayGridProps {
  days: { day: number; status: DayStatus }[];
  /** The day with its notes open. */
  shown: number;
  /** Undefined in a month that's over. */
  current: number | undefined;
  onChoose: (day: number) => void;
}

/**
 * The 30 days at a glance. The grid is one tab stop: arrows move by day and by week, and only a
 * press chooses a day.
 */
export function DayGrid({ days, shown, current, onChoose }: DayGridProps) {
  const hintId = useId();
  const [focused, setFocused] = useState<number>();

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
  };
  return (
    <div className={styles.whole}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would only add a frame */}
      <div
        role="group"
        aria-label="Completion grid"
        aria-describedby={hintId}
        onKeyDown={(event) => moveFromDay(focused ?? shown, event)}
        onBlur={onBlur}
      >
        <ol className={styles.grid}>
          {days.map(({ day, status }) => (
            <DayCell
              key={day}
              day={day}
              status={status}
              isShown={day === shown}
              isCurrent={day === current}
              isTabStop={day === (focused ?? shown)}
              onFocus={() => setFocused(day)}
              onChoose={() => onChoose(day)}
            />
          ))}
        </ol>
      </div>
      <span id={hintId} hidden>
        Arrow keys move by day and by week.
      </span>
      <DayLegend />
    </div>
  );
}

/** Moves the focus from a day to the one that the key leads to. */
function moveFromDay(day: number, event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const next = dayAfterKey(day, event.key);
  if (next === undefined) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
}

const ENTRIES = [
  { key: "completed", icon: statusIcons.completed, text: "Completed" },
  { key: "partial", icon: statusIcons.partial, text: "Partial" },
  { key: "upcoming", icon: statusIcons.upcoming, text: "Upcoming" },
  { key: "skipped", icon: statusIcons.skipped, text: "Skipped" },
  { key: "current", icon: currentIcon, text: "Your current day" },
];

/** Explains the shapes in the grid. */
function DayLegend() {
  return (
    <ul className={styles.legend}>
      {ENTRIES.map(({ key, icon, text }) => (
        <li key={key} className={styles.entry} data-status={key}>
          <Icon name={icon} className={styles.status} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

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
function DayCell({ day, status, isShown, isCurrent, isTabStop, onFocus, onChoose }: DayCellProps) {
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
        <Icon name={statusIcons[status]} className={styles.dayCellStatus} />
        {isCurrent && <Icon name={currentIcon} className={styles.pin} />}
        <VisuallyHidden>{`Day ${day}, ${status}`}</VisuallyHidden>
      </button>
    </li>
  );
}
