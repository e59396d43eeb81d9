import type { UndoToast } from "#ui/snackbar.tsx";
import { useCurrentDayAgain } from "../day/use-shown-day.ts";
import type { Member } from "../member.ts";
import { MAX_MONTHS } from "../tracker/month-days.ts";
import { nextMonthEntries, repeatedMonthEntries, undoBeginEntries } from "./begin-month.ts";

/** Begins another month, with a way back. Undefined if there have been as many as there can be. */
export function useBeginMonth({ months, plans, tracker }: Member, { say }: UndoToast) {
  const showCurrentDay = useCurrentDayAgain();
  const month = months.shown;
  if (months.isPast || month.number >= MAX_MONTHS) return undefined;
  return (kind: "next" | "again") => {
    const ending = { month, journal: tracker.snapshot().journal, plans };
    const begin = kind === "next" ? nextMonthEntries : repeatedMonthEntries;
    const entries = begin(ending, new Date());
    const before = undoBeginEntries(months.tracker.snapshot().journal, entries);
    for (const entry of entries) months.tracker.set(...entry);
    showCurrentDay();
    say(
      kind === "next"
        ? `Month ${month.number + 1} begins today.`
        : `You start again, with the meals of month ${month.number}. It's month ${month.number + 1}.`,
      () => {
        for (const entry of before) months.tracker.set(...entry);
      },
    );
  };
}
