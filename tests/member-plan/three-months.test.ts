import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Answers, isJsonObject, type JsonObject } from "#lib/json.ts";
import { findPlannedDay, type MemberPlan, makePlan } from "#rules/member-plan/make-plan.ts";
import { DAYS_OF_CYCLE } from "#rules/member-plan/meals/choose-meals.ts";
import { NothingFits } from "#rules/member-plan/meals/choose-week.ts";
import { isPureFat } from "#rules/member-plan/meals/portion.ts";
import type { Variation } from "#rules/member-plan/meals/variation.ts";
import { deriveFacts, isReadable } from "#rules/member-plan/needs/facts.ts";
import { MEATS } from "#rules/member-plan/pool/contents.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { samples } from "../support/samples.ts";
import { faultsOfList } from "./members.fixtures.ts";
import { faultsOfPlan, randomMembers } from "./random-members.fixtures.ts";

const source = realProgram();

/** Leads random members through three months each. */
function tryThreeMonths(numRuns: number): MonthsCount {
  const count: MonthsCount = {
    members: 0,
    away: { before: 0, after: 0 },
    days: { all: 0, same: 0 },
  };
  fc.assert(
    fc.property(swappingMembers, (member) => {
      expect(faultsOfMonths(member, source, count)).toEqual([]);
    }),
    { numRuns, seed: 43, endOnFailure: true },
  );
  return count;
}

describe("three months of random members", () => {
  test("have full days within all limits", () => {
    const { members, away, days } = tryThreeMonths(60);
    expect(members).toBeGreaterThan(50);
    expect(away.after / away.before).toBeLessThan(0.5);
    expect(days.same / days.all).toBeLessThan(0.2);
  });

  test("are full for members who swapped away the only snack with the meat that they love", () => {
    const answers: Answers = {
      gender: "male",
      exerciseFrequency: "never",
      mealPrepTime: "too-busy",
      breakfastTime: "skip",
      lunchTime: "12-2",
      dinnerTime: "skip",
      meatPreferences: { fish: "hate", duck: "love" },
      dailyActivity: "standing",
      exclusions: ["egg", "dairy", "fish", "seafood"],
    };
    const away = ["warm-roast-chicken", "warm-duck-slices", "crisp-shredded-duck-leg"];
    const last = ["golden-duck-strips", "crisp-ground-lamb", "mini-pork-patties", ...away];
    const plan = makePlan(answers, source, { month: 3, away, last });
    expect(plan.cycle.map(({ meals }) => meals.length)).toEqual(Array(DAYS_OF_CYCLE).fill(3));
  });

  test("have them for many members", { tags: ["long"], timeout: 3_600_000 }, () => {
    const members = samples(500, 10_000);
    expect(tryThreeMonths(members).members).toBeGreaterThan(0.9 * members);
  });
});

const WEEKS = [1, 8, 15, 22];
/** mg of sodium in 6 g of salt: see guideline 21. */
const MAX_SODIUM = 2_326;
const MAX_PURE_FAT = 40;

/** A member who swaps meals away and gets lighter or heavier from month to month. */
const swappingMembers = fc.record({
  answers: randomMembers,
  /** The meal that's swapped away, by its place among the meals of a month. */
  swapped: fc.array(fc.nat(200), { maxLength: 6 }),
  weightChange: fc.constantFrom(0.95, 0.98, 1, 1.02),
});

type SwappingMember = typeof swappingMembers extends fc.Arbitrary<infer T> ? T : never;

/** The meals of three months of a member, together. */
interface MonthsCount {
  members: number;
  /** The times that swapped-away meals came up in the month of the swap, and in the one after. */
  away: { before: number; after: number };
  /** The days of later months, and those that are like the same day of the month before. */
  days: { all: number; same: number };
}

/** The faults in three months of a member, in words. */
function faultsOfMonths(
  { answers: first, swapped, weightChange }: SwappingMember,
  source: PlanSource,
  count: MonthsCount,
): string[] {
  let answers = first;
  let variation: Variation = { month: 1, away: [], last: [] };
  let before: MemberPlan | undefined;
  for (const month of [1, 2, 3]) {
    const faults = faultsOfPlan(answers, source, variation) ?? ["nothing fits"];
    if (faults.length > 0) return faults.map((fault) => `month ${month}: ${fault}`);
    const plan = tryPlan(answers, source, variation);
    if (!plan) return before ? [`month ${month} has no meals`] : [];
    const broken = brokenLimits(plan, answers, source);
    if (broken.length > 0) return broken.map((fault) => `month ${month}: ${fault}`);
    if (before) countMonth(count, before, plan, variation.away);
    const ids = idsOf(plan).flat();
    const away = swapped.flatMap((index) => ids[index % ids.length] ?? []);
    before = plan;
    variation = { month: month + 1, away: [...new Set(away)], last: [...new Set(ids)] };
    answers = withWeight(answers, weightChange);
  }
  count.members++;
  return [];
}

function tryPlan(answers: Answers, source: PlanSource, variation: Variation) {
  try {
    return makePlan(answers, source, variation);
  } catch (error) {
    if (error instanceof NothingFits) return undefined;
    throw error;
  }
}

function withWeight(answers: Answers, change: number): Answers {
  const { weight } = answers;
  if (!isReadable("weight", weight) || !isJsonObject(weight)) return answers;
  const changed = { ...weight, value: Number(weight.value) * change } satisfies JsonObject;
  return isReadable("weight", changed) ? { ...answers, weight: changed } : answers;
}

const idsOf = ({ cycle }: MemberPlan) => cycle.map((day) => day.meals.map(({ meal }) => meal));

/** The limits of docs/member-plan.md that a month could break. */
function brokenLimits(plan: MemberPlan, answers: Answers, { foods, rules }: PlanSource): string[] {
  const facts = deriveFacts(answers, rules.defaults, rules.unasked).answers;
  const { hatedMeats, exclusions } = facts;
  // Only meats are asked about, whatever the answer names.
  const hated = MEATS.filter((meat) => Array.isArray(hatedMeats) && hatedMeats.includes(meat));
  const excluded = Array.isArray(exclusions) ? exclusions.map(String) : [];
  const days = Array.from({ length: 30 }, (_, index) => findPlannedDay(plan, index + 1)).flatMap(
    (day) => day ?? [],
  );
  const meals = days.flatMap((day) => day.meals);
  const never: string[] = [...plan.decisions.never, ...hated, ...excluded];
  const faults = meals
    .filter(({ contains }) => contains.some((one) => never.includes(one)))
    .map(({ meal }) => `${meal} has something that never comes up`);
  for (const { meals: today } of days) {
    const sodium = today
      .flatMap(({ portion }) => Object.entries(portion))
      .reduce((sum, [id, grams]) => sum + ((foods.foods[id]?.sodium ?? 0) * grams) / 100, 0);
    if (sodium > MAX_SODIUM) faults.push(`${Math.round(sodium)} mg of sodium`);
  }
  for (const [id, grams] of meals.flatMap(({ portion }) => Object.entries(portion))) {
    const food = foods.foods[id];
    const most = isPureFat(food) ? MAX_PURE_FAT : (food?.most ?? Number.POSITIVE_INFINITY);
    if (grams > most) faults.push(`${grams} g of ${id}`);
  }
  for (const from of WEEKS)
    for (const { contains, times } of plan.decisions.mostAWeek) {
      const week = days.slice(from - 1, from + 6).flatMap((day) => day.meals);
      const served = week.filter((meal) => contains.some((one) => meal.contains.includes(one)));
      if (served.length > times) faults.push(`${contains} ${served.length} times a week`);
    }
  for (const from of WEEKS)
    faults.push(...faultsOfList(days.slice(from - 1, from + 6), foods.foods));
  return faults;
}

function countMonth(
  count: MonthsCount,
  before: MemberPlan,
  after: MemberPlan,
  away: readonly string[],
): void {
  const [then, now] = [idsOf(before), idsOf(after)];
  const times = (days: string[][]) => days.flat().filter((id) => away.includes(id)).length;
  count.away.before += times(then);
  count.away.after += times(now);
  count.days.all += now.length;
  count.days.same += now.filter((ids, index) => ids.join() === then[index]?.join()).length;
}
