import type { Weight } from "#lib/measures/weight.ts";
import { findMeal } from "../program/cookbook-dishes.ts";
import type { Program } from "../program/program.ts";
import { weightSummary } from "../progress/weight/weight-summary.ts";
import type { Journal } from "../tracker/journal.ts";
import { DAYS, getStatus, listWeights } from "../tracker/notes.ts";
import { countSwaps } from "./begin-month.ts";

/** A month in a few lines. */
export interface LookBackText {
  days: string;
  weight: string;
  /** The meals that were swapped most; undefined if none was. */
  swaps: string | undefined;
}

const MAX_SWAPS = 3;
const list = new Intl.ListFormat("en-US");

export function lookBack(journal: Journal, unit: Weight["unit"], program: Program): LookBackText {
  const days = Array.from({ length: DAYS }, (_, index) => getStatus(journal, index + 1));
  const [completed = 0, skipped = 0] = ["completed", "skipped"].map(
    (wanted) => days.filter((status) => status === wanted).length,
  );
  const { points, isSample } = listWeights(journal, unit);
  const swaps = countSwaps(journal).slice(0, MAX_SWAPS);
  const names = swaps.map(({ meal, times }) => {
    const name = findMeal(program, meal)?.name ?? meal;
    return `${name} (${times === 1 ? "once" : `${times} times`})`;
  });
  return {
    days: `You completed ${completed} of ${DAYS - skipped} days${skippedText(skipped)}.`,
    weight:
      isSample || points.length < 2
        ? "There aren't two weights in your notes yet, so there's no change to show."
        : weightSummary(points, unit, false),
    swaps: names.length > 0 ? `You swapped these most: ${list.format(names)}.` : undefined,
  };
}

const skippedText = (skipped: number): string => (skipped > 0 ? `, and skipped ${skipped}` : "");
