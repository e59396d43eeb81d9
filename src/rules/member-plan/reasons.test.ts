import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { findPlannedDay, makePlan } from "./make-plan.ts";
import { listDayReasons, listPlanReasons } from "./reasons.ts";
import { smallProgram } from "./small-program.fixtures.ts";

const program = {
  ...smallProgram,
  rules: {
    ...smallProgram.rules,
    emphasis: (["arms", "belly"] as const).map((area) => ({
      ...{ area, when: { answer: "improvementAreas", has: area } },
      because: `More ${area}.`,
    })),
    avoid: [{ with: ["jump"], when: { answer: "age", atLeast: 60 }, because: "No jumps." }],
  },
};
const createPlan = (answers: Answers) => makePlan(answers, program);

function listTexts(answers: Answers, day: number): string[] {
  const plan = createPlan(answers);
  const workout = plan.weeks[0]?.days[(day - 1) % 2];
  return listDayReasons(plan, { day, planned: findPlannedDay(plan, day), workout }, program).map(
    ({ text }) => text,
  );
}

describe("the reasons of a day", () => {
  test("name its longest meal", () => {
    expect(listTexts({}, 1)).toEqual(["Ready in 10 minutes."]);
    expect(listTexts({ meatRelationship: "love" }, 18)).toContain("Ready in 20 minutes.");
  });

  test("name the minutes of the longest day", () => {
    const minutes = [{ "at-most": 15, when: { all: [] }, because: "{dayMinutes} minutes a day." }];
    const source = { ...program, rules: { ...program.rules, minutes } };
    const day = { day: 1, planned: undefined, workout: undefined };
    const listDayTexts = (answers: Answers) =>
      listDayReasons(makePlan(answers, source), day, source).map(({ text }) => text);
    expect(listDayTexts({})).toEqual(["40 minutes a day."]);
    expect(listDayTexts({ breakfastTime: "skip" })).toContain("30 minutes a day.");
  });

  test("are about its own meals", () => {
    const answers: Answers = { meatPreferences: { beef: "love" } };
    const plan = createPlan(answers);
    for (const [index, { meals }] of plan.cycle.entries())
      expect(listTexts(answers, index + 1).includes("Beef.")).toBe(
        meals.some(({ contains }) => contains.includes("beef")),
      );
  });

  test("are about meals with anything that the rule names", () => {
    const often = [
      { contains: ["beef" as const, "seafood" as const], when: { all: [] }, because: "Either." },
    ];
    const source = { ...program, rules: { ...program.rules, often } };
    const plan = makePlan({}, source);
    const day =
      1 +
      plan.cycle.findIndex(({ meals }) => meals.some(({ contains }) => contains.includes("beef")));
    const texts = listDayReasons(
      plan,
      { day, planned: findPlannedDay(plan, day), workout: undefined },
      source,
    );
    expect(texts.map(({ text }) => text)).toContain("Either.");
  });

  test("say nothing about what the day doesn't have", () => {
    const answers: Answers = {
      ...{ meatPreferences: { beef: "love" }, age: 60, improvementAreas: ["arms"] },
    };
    const nothing = { day: 1, planned: undefined, workout: undefined };
    expect(listDayReasons(createPlan(answers), nothing, program).map(({ text }) => text)).toEqual([
      "Ready in 60 minutes.",
    ]);
  });

  test("begin with the day that they're about", () => {
    const loving: Answers = { meatRelationship: "love" };
    expect(listTexts(loving, 14)).not.toContain("Organs from day 15.");
    expect(listTexts(loving, 15)).toContain("Organs from day 15.");
  });

  test("are about workouts only on training days", () => {
    expect(listTexts({ age: 60 }, 1)).toContain("No jumps.");
    expect(listTexts({ age: 60 }, 2)).not.toContain("No jumps.");
  });

  test("name an area only on days that train it", () => {
    const texts = listTexts({ improvementAreas: ["arms", "belly"] }, 1);
    expect(texts).toContain("More arms.");
    expect(texts).not.toContain("More belly.");
  });
});

describe("the reasons of a plan", () => {
  test("are all of them, and name its longest meal", () => {
    const plan = createPlan({ meatRelationship: "love", improvementAreas: ["belly"] });
    expect(listPlanReasons(plan, program).map(({ text }) => text)).toEqual([
      "Organs from day 15.",
      "Ready in 20 minutes.",
      "More belly.",
    ]);
  });

  test("leave out rules that aren't explained", () => {
    const silent = { ...program, rules: { ...program.rules, minutes: [] } };
    expect(listPlanReasons(makePlan({}, silent), silent)).toEqual([]);
    const unexplained = program.rules.minutes.map(({ because: _, ...rule }) => rule);
    const source = { ...program, rules: { ...program.rules, minutes: unexplained } };
    expect(listPlanReasons(makePlan({}, source), source)).toEqual([]);
  });
});
