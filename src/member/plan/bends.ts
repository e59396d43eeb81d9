import { isJsonObject } from "#lib/json.ts";
import { canKeepFor, type MealMoves } from "#rules/member-plan/meals/bent-day.ts";
import type { Pair } from "#rules/member-plan/meals/leftovers.ts";
import type { PlaceKey } from "#rules/member-plan/meals/places.ts";
import type { MealSwaps } from "#rules/member-plan/meals/swap-meal.ts";
import { MEAL_DOUBLES_FIELD, MEAL_MOVES_FIELD, MEAL_SWAPS_FIELD } from "../tracker/fields.ts";
import { type Journal, readEntry } from "../tracker/journal.ts";
import { DAYS } from "../tracker/notes.ts";
import type { Entry } from "./dated-answers.ts";
import { readMealSwaps } from "./swaps.ts";

/** True if a meal was ever moved or cooked double. */
export const hasBends = ({ entries }: Journal): boolean =>
  Object.values(entries).some(
    ({ field }) => field === MEAL_MOVES_FIELD || field === MEAL_DOUBLES_FIELD,
  );

/** A place of a day. */
export interface DayPlace {
  day: number;
  key: PlaceKey;
}

/** By place of a day, the day with the meal that is eaten there. */
export function mealMovesOn(journal: Journal, day: number): MealMoves {
  const isDay = (from: unknown) =>
    Number.isInteger(from) && Number(from) > 0 && Number(from) <= DAYS;
  return Object.fromEntries(
    entriesOn(journal, day, MEAL_MOVES_FIELD).flatMap(([key, from]) =>
      isDay(from) ? [[key, Number(from)]] : [],
    ),
  );
}

/** The meals that the member cooks double on a day, without those that can't be kept so long. */
export const doublesOn = (journal: Journal, day: number): Pair[] =>
  entriesOn(journal, day, MEAL_DOUBLES_FIELD).flatMap(([from, to]) =>
    typeof to === "string" && canKeepFor({ from, to }) ? [{ from, to }] : [],
  );

/**
 * Lets a meal change places with that of another day. `mealOn` is the meal that's planned at the
 * place of a day so far; what it was swapped for moves along.
 */
export function moveEntries(
  journal: Journal,
  { day, key }: DayPlace,
  other: number,
  mealOn: (day: number) => string | undefined,
): Entry[] {
  const sourceOf = (one: number) => mealMovesOn(journal, one)[key] ?? one;
  const [mine, theirs] = [mealOn(day) ?? "", mealOn(other) ?? ""];
  const [mySwaps, theirSwaps] = [readMealSwaps(journal, day), readMealSwaps(journal, other)];
  const moved = (one: number, from: number) => {
    const { [key]: _, ...others } = mealMovesOn(journal, one);
    return from === one ? others : { ...others, [key]: from };
  };
  const entries: Entry[] = [
    [day, MEAL_MOVES_FIELD, moved(day, sourceOf(other))],
    [other, MEAL_MOVES_FIELD, moved(other, sourceOf(day))],
  ];
  if (!(mine in mySwaps) && !(theirs in theirSwaps)) return entries;
  return [
    ...entries,
    [day, MEAL_SWAPS_FIELD, passSwap(mySwaps, mine, theirSwaps, theirs)],
    [other, MEAL_SWAPS_FIELD, passSwap(theirSwaps, theirs, mySwaps, mine)],
  ];
}

/** A day's swaps without that of the meal that goes, and with that of the meal that comes. */
function passSwap(own: MealSwaps, gone: string, others: MealSwaps, come: string) {
  const { [gone]: _, ...kept } = own;
  const instead = others[come];
  return instead === undefined ? kept : { ...kept, [come]: instead };
}

/** Cooks a meal for a place of the next day, too; undefined, to cook it once. */
export function doubleEntry(
  journal: Journal,
  { day, key }: DayPlace,
  to: PlaceKey | undefined,
): Entry {
  const others = doublesOn(journal, day).filter((pair) => pair.from !== key && pair.to !== to);
  const pairs = to === undefined ? others : [...others, { from: key, to }];
  return [day, MEAL_DOUBLES_FIELD, Object.fromEntries(pairs.map((pair) => [pair.from, pair.to]))];
}

function entriesOn(journal: Journal, day: number, field: string): [string, unknown][] {
  const value = readEntry(journal, day, field);
  return isJsonObject(value) ? Object.entries(value) : [];
}
