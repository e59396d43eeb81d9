import type { Answers } from "#lib/json.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { MEATS } from "#rules/member-plan/pool/contents.ts";
import { AREAS } from "#rules/member-plan/pool/exercise-kinds.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import { type DayToShop, findNeeds } from "#rules/member-plan/shopping/shopping-list.ts";

const VERDICTS = ["hate", "neutral", "love"];
const MEALS = ["breakfastTime", "lunchTime", "dinnerTime"];
export const FISH = ["yes", "sometimes", "no"];
export const PREPARATION = ["too-busy", "30-min", "1-hour", "more-than-1"];

/** Every combination of a verdict on each meat. */
export const meatPreferences: Record<string, string>[] = combinations(
  MEATS.map((meat) => VERDICTS.map((verdict) => ({ [meat]: verdict }))),
);

/** Every combination of skipped meals. */
export const skippedMeals: Record<string, string>[] = combinations(
  MEALS.map((meal) => [{ [meal]: "usual" }, { [meal]: "skip" }]),
);

/** Every combination of the answers that the choice of meals depends on. */
export function* eaters(): Generator<Answers> {
  for (const preferences of meatPreferences)
    for (const fishPreference of FISH)
      for (const mealPrepTime of PREPARATION)
        for (const skipped of skippedMeals)
          yield { meatPreferences: preferences, fishPreference, mealPrepTime, ...skipped };
}

/** One of each list, merged, in every combination. */
function combinations(lists: Record<string, string>[][]): Record<string, string>[] {
  return lists.reduce<Record<string, string>[]>(
    (all, list) => all.flatMap((one) => list.map((other) => ({ ...one, ...other }))),
    [{}],
  );
}

const kg = (value: number) => ({ value, unit: "kg" });
const METERS_PER_INCH = 0.0254;
const feet = (whole: number, inches: number) => ({ feet: whole, inches, unit: "in" });
const moving = { dailyActivity: "standing", exerciseFrequency: "daily" };

/** Bodies and goals at both ends of what a target depends on, and between. */
export const bodies: Record<string, Answers> = {
  "the defaults": {},
  "the floor for women": { gender: "female", weight: kg(45), height: feet(4, 11), age: 75 },
  "the floor for men": { gender: "male", weight: kg(52), height: feet(5, 2), age: 80 },
  "the cap": { gender: "male", weight: kg(100), height: feet(6, 5), age: 20, ...moving },
  "underweight and inactive": { gender: "female", weight: kg(42), height: feet(5, 4), age: 22 },
  "underweight and very tall": {
    ...{ gender: "male", weight: kg(80), height: feet(6, 11), age: 18 },
    ...moving,
    goals: ["weight"],
  },
  "gaining muscle": {
    ...{ gender: "male", weight: kg(75), height: feet(6, 0), age: 25, goals: ["muscle"] },
    ...moving,
  },
  "overweight and losing": {
    ...{ gender: "female", weight: kg(76), height: feet(5, 6), age: 45 },
    ...{ exerciseFrequency: "weekly", goals: ["weight", "muscle"] },
  },
  "overweight and keeping": { gender: "male", weight: kg(90), height: feet(5, 10), age: 50 },
  "obese and losing, at the floor": {
    ...{ gender: "female", weight: kg(82), height: feet(5, 2), age: 66, goals: ["weight"] },
  },
  "obese and losing, active": {
    ...{ gender: "male", weight: kg(140), height: feet(6, 1), age: 35, goals: ["weight"] },
    ...moving,
  },
  "the heaviest": { gender: "male", weight: kg(300), height: feet(6, 8), age: 30 },
  "lean and active": {
    ...{ gender: "female", weight: kg(50), height: feet(5, 4), age: 28 },
    ...moving,
  },
};

/** Of each sex, height, BMI, and activity, at ages from 18 to 90. */
const everyBody: Answers[] = ["female", "male"].flatMap((gender) =>
  [59, 63, 67, 72, 77].flatMap((inches) =>
    [17.2, 20, 24, 28, 33, 40, 48].flatMap((bmi) =>
      ["never", "weekly", "daily"].map((exerciseFrequency) => ({
        ...{ gender, exerciseFrequency },
        height: feet(Math.floor(inches / 12), inches % 12),
        weight: kg(Math.round(bmi * (inches * METERS_PER_INCH) ** 2)),
      })),
    ),
  ),
);
const withAge = (body: Answers, index: number): Answers => ({
  ...body,
  age: 18 + ((index * 7) % 73),
});

/** 223 bodies. It's a prime, so each of them meets every answer. */
export const allBodies: Answers[] = [...Object.values(bodies), ...everyBody.map(withAge)];

/** Bodies for which exercises are avoided, and two for which none is, or only jumps. */
const trainedBodies: Answers[] = [
  { age: 30 },
  { age: 60 },
  { age: 66 },
  { age: 72 },
  { age: 82 },
  { age: 40, weight: kg(108) },
  { age: 40, weight: kg(150) },
  { age: 76, weight: kg(150) },
];

/** Every combination of the answers that the choice of exercises depends on. */
export function* trainees(): Generator<Answers> {
  for (const exerciseFrequency of ["never", "weekly", "daily"])
    for (const body of trainedBodies)
      for (const goals of [[], ["muscle"], ["fit"], ["muscle", "fit"]])
        for (let set = 0; set < 2 ** AREAS.length; set++)
          yield {
            ...{ exerciseFrequency, goals, ...body },
            improvementAreas: AREAS.filter((_, index) => (set & (2 ** index)) !== 0),
          };
}

export const numberDays = (days: readonly PlannedDay[]): DayToShop[] =>
  days.map(({ meals }, index) => ({ day: index + 1, meals }));

/** Sums up the portions of days as bought, in grams or pieces, by name. */
export function sumNeeded(
  days: readonly PlannedDay[],
  foods: Record<string, Food>,
  people: number,
): Map<string, number> {
  const needed = new Map<string, number>();
  for (const { meals } of days)
    for (const { portion } of meals)
      for (const [id, grams] of Object.entries(portion)) {
        const food = foods[id];
        if (!food || id === "water" || id === "salt") continue;
        const { name } = id === "egg-yolk" ? { name: "Eggs" } : food;
        const amount = food.piece
          ? Math.round(grams / food.piece.grams)
          : grams / (1 - food.refuse);
        needed.set(name, (needed.get(name) ?? 0) + amount * people);
      }
  return needed;
}

/** The foods that a list of these days has too little of, or a pack or more too much. */
export function faultsOfList(days: readonly PlannedDay[], foods: Record<string, Food>): string[] {
  const needs = findNeeds(numberDays(days), foods, { people: 1, units: "metric" });
  const needed = sumNeeded(days, foods, 1);
  const listed = new Map(needs.map(({ name, quantity, food }) => [name, { quantity, food }]));
  return [...needed].flatMap(([name, least]) => {
    const { quantity = 0, food = "" } = listed.get(name) ?? {};
    const { pieces, grams } = foods[food]?.sold ?? {};
    const isRight = quantity >= least - 0.001 && quantity < least + (pieces ?? grams ?? 0);
    return isRight ? [] : [`${quantity} of ${name} on the list instead of ${least}`];
  });
}
