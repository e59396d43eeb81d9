import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { findPlannedDay, makePlan, makeWorkoutPlan } from "./make-plan.ts";
import { NothingFits } from "./meals/choose-week.ts";
import { defaults, smallProgram } from "./small-program.fixtures.ts";

const createPlan = (answers: Answers) => makePlan(answers, smallProgram);
const listMeals = (answers: Answers) =>
  createPlan(answers).cycle.flatMap(({ meals }) => meals.map(({ meal }) => meal));

describe("a member's plan", () => {
  test("is the same for the same answers, in any order", () => {
    const answers: Answers = { age: 40, meatPreferences: { beef: "love", pork: "hate" } };
    const turned: Answers = { meatPreferences: { pork: "hate", beef: "love" }, age: 40 };
    expect(JSON.stringify(createPlan(answers))).toBe(JSON.stringify(createPlan(answers)));
    expect(JSON.stringify(createPlan(turned))).toBe(JSON.stringify(createPlan(answers)));
  });

  test("leaves answers and the program unchanged", () => {
    const before = JSON.stringify([defaults, smallProgram]);
    createPlan(defaults);
    expect(JSON.stringify([defaults, smallProgram])).toBe(before);
  });

  test("has seven days that add up to the target", () => {
    const { cycle, target } = createPlan({});
    expect(cycle).toHaveLength(14);
    for (const { nutrition } of cycle)
      expect(Math.abs(nutrition.energy / target.energy - 1)).toBeLessThan(0.05);
  });

  test("has no hated meat, and nothing that takes too long", () => {
    expect(listMeals({ mealPrepTime: "more-than-1" })).toContain("roast");
    const meals = listMeals({ meatPreferences: { pork: "hate" } });
    expect(meals.some((id) => id.startsWith("pork"))).toBe(false);
    expect(meals).not.toContain("roast");
  });

  test("says what each portion contains, cooking fat included", () => {
    const meals = createPlan({ weight: { value: 40, unit: "kg" } }).cycle.flatMap(
      (day) => day.meals,
    );
    for (const { portion, contains } of meals)
      expect(contains.includes("dairy")).toBe("butter" in portion);
  });

  test("lists the answers that were missing", () => {
    expect(createPlan({ ...defaults, age: "old" }).missing).toEqual(["age"]);
  });

  test("fails if a slot has no meal", () => {
    const meals = { meals: { only: smallProgram.meals.meals.roast! } };
    expect(() => makePlan({}, { ...smallProgram, meals })).toThrow(NothingFits);
  });
});

describe("a plan of workouts alone", () => {
  test("is the member's plan without meals", () => {
    const { weeks, target, missing } = createPlan({ age: 40 });
    expect(makeWorkoutPlan({ age: 40 }, smallProgram)).toMatchObject({
      ...{ weeks, target, missing },
      ...{ cycle: [], later: [] },
    });
  });
});

describe("organ meats", () => {
  const hasLiver = (answers: Answers, day: number) =>
    findPlannedDay(createPlan(answers), day)?.meals.some(({ meal }) => meal === "liver");
  const loving: Answers = { meatRelationship: "love" };

  test.each([
    [12, false],
    [14, false],
    [18, true],
    [20, false],
    [25, true],
  ])("on day %d are on the plate: %s", (day, expected) => {
    expect(hasLiver(loving, day)).toBe(expected);
  });

  test("can begin on the day of the rule", () => {
    const later = smallProgram.rules.later.map((rule) => ({ ...rule, "from-day": 18 }));
    const plan = makePlan(loving, { ...smallProgram, rules: { ...smallProgram.rules, later } });
    const ids = [11, 18].map((day) => findPlannedDay(plan, day)?.meals.map(({ meal }) => meal));
    expect(ids.map((meals) => meals?.includes("liver"))).toEqual([false, true]);
  });

  test("don't explain what starts on another day and finds no slot", () => {
    const [organs] = smallProgram.rules.later;
    const seafood = { ...organs!, contains: ["seafood" as const], "from-day": 22 };
    const later = [organs!, { ...seafood, because: "Seafood from day 22." }];
    const plan = makePlan(loving, { ...smallProgram, rules: { ...smallProgram.rules, later } });
    const texts = plan.reasons.map(({ text }) => text);
    expect(texts).toContain("Organs from day 15.");
    expect(texts).not.toContain("Seafood from day 22.");
  });

  test("never are for anyone else", () => {
    expect(createPlan({}).later).toEqual([]);
  });

  test("are no reason if no slot takes them", () => {
    const meals = { ...smallProgram.meals.meals, liver: smallProgram.meals.meals["egg-0"]! };
    const plan = makePlan(loving, { ...smallProgram, meals: { meals } });
    expect(plan.later).toEqual([]);
    expect(plan.reasons.map(({ text }) => text)).not.toContain("Organs from day 15.");
    expect(createPlan(loving).reasons.map(({ text }) => text)).toContain("Organs from day 15.");
  });
});
