import { isJsonObject, type Json } from "#lib/json.ts";
import { DAYS_A_MONTH, MAX_MONTHS } from "./month-days.ts";

/** The answers that the plan is made from, from a day on. Those of day 0 come with the purchase. */
export const PLAN_ANSWERS_FIELD = "plan-answers";
/** By planned meal, the one that's eaten instead on a day. Null for one that was taken back. */
export const MEAL_SWAPS_FIELD = "meal-swaps";
/** By place of a day, the day with the meal that is eaten there. */
export const MEAL_MOVES_FIELD = "meal-moves";
/** By place of a day, the place of the next one that's cooked at the same time. */
export const MEAL_DOUBLES_FIELD = "meal-doubles";
/** By planned exercise, the one that's done instead, from a day on. */
export const EXERCISE_SWAPS_FIELD = "exercise-swaps";

/** The dishes of the cookbook that the member marked, in their order. It's of no day. */
export const FAVORITES_FIELD = "favorites";
/** On the first day of each month after the first one: when it began, and what its meals follow. */
export const MONTH_FIELD = "month";
/** True on a day that the member leaves out. */
export const SKIPPED_FIELD = "skipped";
/** The number of people that the member cooks for. */
export const PEOPLE_FIELD = "people";
/** When the member last came back after weeks, and said how to go on. */
export const CAME_BACK_FIELD = "came-back";
/** The member's day of a month. That of the first month is on day 0. */
export const CURRENT_DAY_FIELD = "current-day";
/**
 * A year of weights from before the plan, by month and day, in kg: `weights-2025` on day 0 has
 * `{ "03-14": 82.3, "03-15": null }`, with null for a weight that was removed.
 */
const HISTORY_FIELD = /^weights-20\d\d$/;

export const isHistoryField = (field: string): boolean => HISTORY_FIELD.test(field);

const LAST_DAY = DAYS_A_MONTH * MAX_MONTHS;
const FIELDS = [
  CURRENT_DAY_FIELD,
  MONTH_FIELD,
  CAME_BACK_FIELD,
  PEOPLE_FIELD,
  SKIPPED_FIELD,
  "water",
  "weight",
  "mood",
  "energy",
  "sleep",
  "notes",
  "exercises",
  "waist",
  "hips",
  "chest",
  "arm",
  "thigh",
  PLAN_ANSWERS_FIELD,
  MEAL_SWAPS_FIELD,
  MEAL_MOVES_FIELD,
  MEAL_DOUBLES_FIELD,
  EXERCISE_SWAPS_FIELD,
  FAVORITES_FIELD,
];
/** Part of a list's fields: an id, encoded as in a URL. */
const ID = "[\\w.!~*'()%-]{1,100}";
/** Grocery lists, on day 0: each list, each item, and the amounts that the member has seen. */
const LIST_FIELD = new RegExp(`^(?:list|seen):${ID}$|^item:${ID}:${ID}$`);
const MAX_VALUE = 10_000;
const MAX_ITEM_VALUE = 2_000;

/** True for a field of a grocery list. */
export const isListField = (field: string): boolean => LIST_FIELD.test(field);

/** True for an entry that the account takes. */
export function isKnownEntry({ day, field, value }: Record<string, Json | undefined>): boolean {
  const name = String(field);
  const isOfDay = Number.isInteger(day) && Number(day) >= 0 && Number(day) <= LAST_DAY;
  const isKnown =
    FIELDS.includes(name) ||
    (day === 0 && (isListField(name) || (isHistoryField(name) && isJsonObject(value))));
  const longest = name.startsWith("item:") ? MAX_ITEM_VALUE : MAX_VALUE;
  return isOfDay && isKnown && value !== undefined && JSON.stringify(value).length <= longest;
}
