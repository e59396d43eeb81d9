import { useId, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { InlineSelect } from "#ui/forms/inline-select.tsx";
import { parseLocalDate } from "../day/local-date.ts";
import { dateText } from "../day/shown-day.ts";
import type { Member } from "../member.ts";
import styles from "./month-bar.module.css";
import type { Month } from "./months.ts";
import { useShowMonth } from "./use-months.ts";

/** Chooses the month that's shown. Nothing before there's a second one. */
export function MonthBar({ member: { months } }: { member: Member }) {
  const { all, shown, isPast } = months;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const show = useShowMonth(months);
  if (all.length === 1) return null;
  const showCurrent = () => {
    show(all.length);
    // The button disappears.
    select.current?.focus();
  };
  return (
    <div className={styles.bar} data-past={isPast || undefined}>
      <label className={styles.label} htmlFor={id}>
        Month
      </label>
      <InlineSelect
        ref={select}
        id={id}
        value={shown.number}
        onChange={({ target }) => show(Number(target.value))}
      >
        {all.map((month) => (
          <option key={month.number} value={month.number}>
            {monthText(month, all.length)}
          </option>
        ))}
      </InlineSelect>
      {isPast && (
        <>
          <p className={styles.text} role="status">
            {`You're viewing month ${shown.number}. Your plan is in month ${all.length}.`}
          </p>
          <Button look="quiet" onClick={showCurrent}>
            {`Back to month ${all.length}`}
          </Button>
        </>
      )}
    </div>
  );
}

/** `Month 2, since Mon, Nov 30` */
function monthText({ number, began }: Month, current: number): string {
  if (number === current && began !== undefined) {
    return `Month ${number}, since ${dateText(parseLocalDate(began))}`;
  }
  return `Month ${number}`;
}
