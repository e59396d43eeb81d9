import { describe, expect, test } from "vitest";
import { findPlannedDay } from "#rules/member-plan/make-plan.ts";
import { rules, storyAnswers } from "../program/rules.fixtures.ts";
import { storyProgram } from "../program.fixtures.ts";
import { makeFittingPlan } from "./make-fitting-plan.ts";

describe("makeFittingPlan", () => {
  test("plans meals and workouts", () => {
    const plan = makeFittingPlan({ ...storyAnswers, lunchTime: "skip" }, storyProgram);
    expect(findPlannedDay(plan, 8)?.meals.map(({ slot }) => slot)).toEqual([
      "breakfast",
      "dinner",
      "snack",
    ]);
    expect(plan.weeks).toHaveLength(4);
    expect(plan.missing).toEqual([]);
  });

  test("keeps the workouts and the reasons if no meals fit", () => {
    const source = { ...storyProgram, meals: { meals: {} } };
    const plan = makeFittingPlan({ ...storyAnswers, lunchTime: "skip" }, source);
    expect(findPlannedDay(plan, 1)).toBeUndefined();
    expect(plan.weeks).toEqual(makeFittingPlan(storyAnswers, storyProgram).weeks);
    expect(plan.reasons.map(({ answer }) => answer)).toContain("lunchTime");
  });

  test("makes an average plan from answers that can't be read, and lists them", () => {
    const plan = makeFittingPlan({ age: "old", height: [], goals: { fit: true } }, storyProgram);
    expect(plan.missing).toEqual(Object.keys(rules.defaults));
    expect(plan.cycle).toEqual(makeFittingPlan(rules.defaults, storyProgram).cycle);
  });
});
