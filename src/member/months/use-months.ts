import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useChangedParams } from "../day/use-shown-day.ts";
import type { Tracker } from "../tracker/tracker.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { dayInJournal, journalOfMonth } from "./journal-of-month.ts";
import { findMonths, type Month, monthAsked } from "./months.ts";

/** The months of a member, and the one on screen. */
export interface MemberMonths {
  /** The tracker of all months, with days that go on from month to month. */
  tracker: Tracker;
  /** The current one is the last. */
  all: Month[];
  shown: Month;
  /** True if a month is shown that's over. It can only be read. */
  isPast: boolean;
  /** True once the account has been asked for what other devices wrote. */
  isFresh: boolean;
}

/**
 * The months, and the tracker of the one that's shown: the one in the URL, or else the current one.
 */
export function useMonths(
  tracker: Tracker,
  { isAlwaysCurrent = false, isFresh = true } = {},
): { months: MemberMonths; ofMonth: Tracker } {
  const [params] = useSearchParams();
  const all = findMonths(useJournal(tracker).journal);
  const asked = isAlwaysCurrent ? undefined : monthAsked(params.get("month"), all.length);
  const number = asked ?? all.length;
  const ofMonth = useMemo(() => trackerOfMonth(tracker, number), [tracker, number]);
  const shown = all[number - 1] ?? all[0];
  if (!shown) throw new Error("There's always a first month.");
  const isPast = number < all.length;
  return { months: { tracker, all, shown, isPast, isFresh }, ofMonth };
}

/** Shows another month at its own day, on whichever tab is open. */
export function useShowMonth({ all }: MemberMonths): (number: number) => void {
  const changeParams = useChangedParams();
  return (number) =>
    changeParams((after) => {
      after.delete("day");
      after.delete("week");
      if (number === all.length) after.delete("month");
      else after.set("month", String(number));
    });
}

/** A member's tracker as one month sees it: its days count from 1 to 30. */
export function trackerOfMonth(tracker: Tracker, month: number): Tracker {
  if (month === 1) return tracker;
  let of = tracker.snapshot();
  let shown = { ...of, journal: journalOfMonth(of.journal, month) };
  return {
    ...tracker,
    snapshot() {
      const next = tracker.snapshot();
      if (next === of) return shown;
      const isSame = next.journal === of.journal;
      shown = { ...next, journal: isSame ? shown.journal : journalOfMonth(next.journal, month) };
      of = next;
      return shown;
    },
    set: (day, field, value) => tracker.set(dayInJournal(month, day, field), field, value),
  };
}
