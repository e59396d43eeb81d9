import type { Slot } from "../pool/slots.ts";
import { improveWeek } from "./improve-week.ts";
import type { Candidate, Taste } from "./taste.ts";
import { DAYS_OF_WEEK, WeekInTheMaking } from "./week-in-the-making.ts";

/** Which slot has no meal left. */
export class NothingFits extends Error {
  readonly slot: Slot;

  constructor(slot: Slot) {
    super(`No meal fits ${slot}.`);
    this.slot = slot;
  }
}

/** The hardest to fill first. */
const ORDER: Slot[] = ["dinner", "lunch", "breakfast", "snack"];

/**
 * Chooses the meals of a week: for each day, one meal for each of `slots`, in that order. Every
 * choice takes the meal that was used least, of the meat that is most behind its share, so the same
 * input always gives the same week.
 *
 * No meal comes twice in a day, no day has too much salt, and no dinner twice in a week unless no
 * other is left. Before a meat that isn't loved comes up, each loved one has come up twice as often,
 * unless the day would stay empty.
 *
 * If the minutes of a day are limited, each dinner is the next day's lunch, too, as long as it keeps.
 *
 * Between meals that fit equally well, those of the weeks before are last. In the end, meals are
 * exchanged until the week has no more than 12 meats, fish, eggs, and cheeses, if possible. Throws
 * `NothingFits` if a slot can't be filled.
 */
export function chooseWeek(
  candidates: readonly Candidate[],
  slots: readonly Slot[],
  taste: Taste,
  before: readonly string[][] = [],
): string[][] {
  const week = new WeekInTheMaking(candidates, slots, taste, before);
  const places = slots.map((slot, place) => ({ slot, place }));
  const inOrder = [...places].sort((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot));
  for (const { slot, place } of inOrder)
    for (let day = 0; day < DAYS_OF_WEEK; day++)
      if (!week.add({ day, place, slot })) throw new NothingFits(slot);
  return improveWeek(week.days, candidates, slots, taste, before);
}
