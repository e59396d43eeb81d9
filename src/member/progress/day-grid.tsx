import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import type { DayStatus } from "../tracker/notes.ts";
import { DayCell } from "./day-cell.tsx";
import { dayAfterKey } from "./day-focus.ts";
import styles from "./day-grid.module.css";
import { DayLegend } from "./day-legend.tsx";

interface DayGridProps {
  days: { day: number; status: DayStatus }[];
  /** The day whose notes are shown. */
  shown: number;
  current: number;
  onChoose: (day: number) => void;
}

/** The 30 days at a glance. One stop of the Tab key; arrows move by day and by week, and only a press chooses. */
export function DayGrid({ days, shown, current, onChoose }: DayGridProps) {
  const hintId = useId();
  const [focused, setFocused] = useState<number>();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(focused ?? shown, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
  };
  return (
    <div className={styles.whole}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and nothing else */}
      <div
        role="group"
        aria-label="Completion grid"
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
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
