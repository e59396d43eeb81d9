import { isJsonObject } from "#lib/json.ts";
import type { MealSwaps } from "#rules/member-plan/meals/swap-meal.ts";
import type { ExerciseSwaps } from "#rules/member-plan/workouts/swap-exercise.ts";
import { EXERCISE_SWAPS_FIELD, MEAL_SWAPS_FIELD } from "../tracker/fields.ts";
import { type Journal, readEntry } from "../tracker/journal.ts";
import type { Entry } from "./dated-answers.ts";

/** The meals that are exchanged on a day. */
export const readMealSwaps = (journal: Journal, day: number): MealSwaps =>
  readSwaps(journal, day, MEAL_SWAPS_FIELD);

/** True if a meal was ever exchanged. */
export const hasMealSwaps = ({ entries }: Journal): boolean =>
  Object.values(entries).some(({ field }) => field === MEAL_SWAPS_FIELD);

/** The exercises that are exchanged on a day: those of the day and of all days and months before. */
export function readExerciseSwaps(journal: Journal, day: number): ExerciseSwaps {
  const days = Array.from({ length: day + 1 }, (_, index) => index);
  return Object.assign({}, ...days.map((one) => readSwaps(journal, one, EXERCISE_SWAPS_FIELD)));
}

/** Exchanges a planned meal on one day; for itself, to take the exchange back. */
export function mealSwapEntry(
  journal: Journal,
  day: number,
  { planned, instead }: { planned: string; instead: string },
): Entry {
  const { [planned]: _, ...others } = readMealSwaps(journal, day);
  const swaps = instead === planned ? others : { ...others, [planned]: instead };
  return [day, MEAL_SWAPS_FIELD, swaps];
}

/** Exchanges an exercise from a day on; for itself, to take the exchange back. */
export const exerciseSwapEntry = (
  journal: Journal,
  day: number,
  { planned, instead }: { planned: string; instead: string },
): Entry => [
  day,
  EXERCISE_SWAPS_FIELD,
  { ...readSwaps(journal, day, EXERCISE_SWAPS_FIELD), [planned]: instead },
];

/** Takes an exchange back to what it was before. All others stay as they are now. */
export function undoSwap(
  { before, now }: { before: Journal; now: Journal },
  [day, field]: Entry,
  planned: string,
): Entry {
  const { [planned]: _, ...others } = readSwaps(now, day, field);
  const instead = readSwaps(before, day, field)[planned];
  return [day, field, instead === undefined ? others : { ...others, [planned]: instead }];
}

function readSwaps(journal: Journal, day: number, field: string): Record<string, string> {
  const value = readEntry(journal, day, field);
  return isJsonObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (swap): swap is [string, string] => typeof swap[1] === "string",
        ),
      )
    : {};
}
