import fc from "fast-check";
import type { Answers, Json } from "#lib/json.ts";
import { findPlannedDay, makePlan } from "#rules/member-plan/make-plan.ts";
import { NothingFits } from "#rules/member-plan/meals/choose-week.ts";
import type { Variation } from "#rules/member-plan/meals/variation.ts";
import { EXCLUDABLE, MEATS } from "#rules/member-plan/pool/contents.ts";
import { AREAS } from "#rules/member-plan/pool/exercise-kinds.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import { listDayReasons } from "#rules/member-plan/reasons.ts";

const DAYS = 30;
const MAX_GRAMS = 10_000;

/**
 * Values that no quiz gives: other types, other shapes, numbers that aren't any, inherited names.
 */
const junk = fc.oneof(
  fc.constantFrom<Json>(null, "", "constructor", "__proto__", "toString", [], {}, true, [null]),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e308, -0),
  fc.jsonValue() as fc.Arbitrary<Json>,
);

const number = (from: number, to: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: from, max: to }) as fc.Arbitrary<Json> },
    { weight: 1, arbitrary: fc.double() as fc.Arbitrary<Json> },
    { weight: 1, arbitrary: junk },
  );
const chooseOne = (...values: string[]) => fc.constantFrom<Json>(...values);
const chooseSome = (values: readonly string[]) => fc.subarray([...values]) as fc.Arbitrary<Json>;

const fields: Record<string, fc.Arbitrary<Json>> = {
  gender: chooseOne("male", "female"),
  height: fc.record({ feet: number(3, 8), inches: number(0, 11) }),
  weight: fc.record({ value: number(30, 350), unit: chooseOne("kg", "lbs", "stone") }),
  age: number(10, 110),
  goals: chooseSome(["weight", "muscle", "fit", "gut", "unknown"]),
  improvementAreas: chooseSome(AREAS),
  mealPrepTime: chooseOne("30-min", "1-hour", "more-than-1", "too-busy"),
  breakfastTime: chooseOne("6-8", "skip"),
  lunchTime: chooseOne("12-2", "skip"),
  dinnerTime: chooseOne("6-8", "skip"),
  meatRelationship: chooseOne("love", "rarely", "none"),
  meatPreferences: fc.dictionary(
    fc.constantFrom<string>(...MEATS, "fish", "constructor"),
    fc.oneof({ weight: 5, arbitrary: chooseOne("love", "neutral", "hate") }, junk),
  ) as fc.Arbitrary<Json>,
  fishPreference: chooseOne("yes", "sometimes", "no"),
  dailyActivity: chooseOne("sitting", "active-breaks", "standing"),
  exerciseFrequency: chooseOne("never", "monthly", "weekly", "daily"),
  exclusions: chooseSome([...EXCLUDABLE, "wheat"]),
};

/** Members of every kind, with some answers missing and some that no quiz gives. */
export const randomMembers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(
    Object.entries(fields).map(([name, answer]) => [
      name,
      fc.oneof({ weight: 12, arbitrary: answer }, { weight: 1, arbitrary: junk }),
    ]),
  ),
  { requiredKeys: [] },
  // Missing answers are missing keys, never undefined.
) as fc.Arbitrary<Answers>;

/**
 * What's wrong with the plan of a member for a month, in words. Undefined if the program can't feed
 * them.
 */
export function faultsOfPlan(
  answers: Answers,
  source: PlanSource,
  variation?: Variation,
): string[] | undefined {
  try {
    const plan = makePlan(answers, source, variation);
    const faults = Array.from({ length: DAYS }, (_, index) => index + 1).flatMap((day) => {
      const planned = findPlannedDay(plan, day);
      const { meals = [], nutrition } = planned ?? {};
      const workout = plan.weeks[0]?.days[(day - 1) % 7];
      const texts = listDayReasons(plan, { day, planned, workout }, source).map(({ text }) => text);
      return [
        ...(meals.length < 3 ? [`day ${day} has ${meals.length} meals`] : []),
        ...meals.flatMap(({ meal, portion }) => [
          ...(source.meals.meals[meal] ? [] : [`day ${day} has the unknown meal ${meal}`]),
          ...Object.entries(portion)
            .filter(([id, grams]) => !((grams > 0 || id === "salt") && grams < MAX_GRAMS))
            .map(([id, grams]) => `day ${day} has ${grams} g of ${id}`),
        ]),
        ...(Math.abs((nutrition?.energy ?? 0) / plan.target.energy - 1) <= 0.05
          ? []
          : [`day ${day} has ${nutrition?.energy} of ${plan.target.energy} kcal`]),
        ...texts.filter((text) => text.includes("{")),
      ];
    });
    const { weeks, target } = plan;
    if (!(target.energy >= 1200 && target.energy < 5000)) faults.push(`${target.energy} kcal`);
    if (weeks.some(({ days }) => days.some(({ exercises }) => exercises.length === 0)))
      faults.push("a day has no exercise");
    return faults;
  } catch (error) {
    // Members can leave out so much that nothing is left.
    const isTheirs = Array.isArray(answers.exclusions) && answers.exclusions.length > 0;
    if (error instanceof NothingFits) return isTheirs ? [] : undefined;
    throw error;
  }
}
