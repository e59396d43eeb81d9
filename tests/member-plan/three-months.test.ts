import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { makePlan } from "#rules/member-plan/make-plan.ts";
import { DAYS_OF_CYCLE } from "#rules/member-plan/meals/choose-meals.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { samples } from "../support/samples.ts";
import { faultsOfMonths, type MonthsCount, swappingMembers } from "./three-months.fixtures.ts";

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
