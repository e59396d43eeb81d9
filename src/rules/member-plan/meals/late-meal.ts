import { replaceAt } from "#lib/arrays.ts";
import { isFishOrSeafood } from "../pool/contents.ts";
import type { Slot } from "../pool/slots.ts";
import { staysWithin } from "./budgets.ts";
import { type Candidate, isToTaste, type Taste } from "./taste.ts";
import { DAYS_OF_WEEK } from "./week-in-the-making.ts";

/** The day of the week that changes if it can. */
const PREFERRED_DAY = 3;
/** By how much of the day's salt or protein it may have more after the change. */
const TOLERANCE = 0.1;
const SLOTS_TO_CHANGE = ["lunch", "dinner"] as const;

/**
 * A day of the week with its lunch or dinner exchanged for a meal that starts late. The whole week
 * still follows the member's taste then, no fish is lost, and the day has hardly more salt and
 * protein than it may, or than before. Undefined if nothing fits.
 */
export function withLateMeal(
  week: readonly string[][],
  candidates: readonly Candidate[],
  isLate: (meal: Candidate) => boolean,
  { slots, ...taste }: Taste & { slots: readonly Slot[] },
): { index: number; ids: string[] } | undefined {
  const known = new Map(candidates.map((meal) => [meal.id, meal]));
  const listContents = (id = "") => known.get(id)?.contains ?? [];
  const getMeals = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  for (const slot of SLOTS_TO_CHANGE) {
    const place = slots.indexOf(slot);
    if (place < 0) continue;
    for (const meal of candidates.filter((one) => isLate(one) && one.slots.includes(slot)))
      for (let after = 0; after < DAYS_OF_WEEK; after++) {
        const index = (PREFERRED_DAY + after) % DAYS_OF_WEEK;
        const day = week[index] ?? [];
        if (listContents(day[place]).some(isFishOrSeafood)) continue;
        const ids = replaceAt(day, place, meal.id);
        const meals = replaceAt(week, index, ids).flat();
        if (
          staysWithin(getMeals(ids), getMeals(day), taste.target, TOLERANCE) &&
          isToTaste(
            meals.map((id) => listContents(id)),
            taste,
          )
        )
          return { index, ids };
      }
  }
  return undefined;
}
