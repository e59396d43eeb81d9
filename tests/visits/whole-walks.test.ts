import { expect, test } from "vitest";
import { visit } from "../visit.ts";
import { walkOn } from "./walk.ts";

const QUESTIONS = [
  "/goals",
  "/current-body",
  "/desired-body",
  "/improvement-areas",
  "/sleep",
  "/water-intake",
  "/habits",
  "/energy-levels",
  "/daily-activity",
  "/exercise-frequency",
  "/weight-change",
  "/ideal-weight",
  "/recent-weight-gain",
  "/previous-diets",
  "/meal-prep-time",
  "/breakfast-time",
  "/lunch-time",
  "/dinner-time",
  "/meat-relationship",
  "/meat-preferences",
  "/fish-preferences",
  "/analyzing",
  "/motivation",
  "/height",
  "/weight",
  "/age",
];

const ARMS = {
  A: ["/personal-summary", "/generating", "/email", "/results", "/plan-details", "/sales"],
  B: ["/personal-summary", "/plan-details", "/sales"],
};

test.each(["A", "B"] as const)("a visitor of arm %s comes by every screen in the specification's order", async (arm) => {
  const visitor = visit("/", { search: `?variant=summary:${arm}` });
  const routes = (await walkOn(visitor)).map((place) => visitor.plan.steps[place]?.route);
  expect(routes).toEqual(["/", ...QUESTIONS, ...ARMS[arm]]);
});

test.each(["A", "B"])("a visitor of arm %s sees the steps numbered from 1 at the goals to 25 at the age, and 25 after it", async (arm) => {
  const visitor = visit("/", { search: `?variant=summary:${arm}` });
  const numbers: unknown[] = [];
  const places = await walkOn(visitor, {}, () => numbers.push(visitor.kept().currentStep));
  const counted = QUESTIONS.filter((route) => route !== "/analyzing");
  places.forEach((place, index) => {
    const route = visitor.plan.steps[place]?.route ?? "";
    const before = QUESTIONS.slice(0, QUESTIONS.indexOf(route) + 1).filter((other) => counted.includes(other)).length;
    const expected = route === "/" ? undefined : QUESTIONS.includes(route) ? before : 25;
    expect({ route, step: numbers[index] }).toEqual({ route, step: expected });
  });
  expect(visitor.plan.total).toBe(25);
});

test("a visitor who answers everything leaves every field of the specification behind, by its name", async () => {
  const visitor = visit("/");
  await walkOn(visitor, { gender: "female", goals: ["weight", "gut"], improvementAreas: ["belly"], habits: ["none"], previousDiets: ["keto"], age: 41 });
  expect(visitor.kept()).toEqual({
    gender: "female",
    currentStep: 25,
    goals: ["weight", "gut"],
    currentBody: "skinny",
    desiredBody: "smaller",
    improvementAreas: ["belly"],
    sleepHours: "less-than-5",
    waterIntake: "coffee-tea",
    habits: ["none"],
    energyLevels: "low",
    dailyActivity: "sitting",
    exerciseFrequency: "never",
    weightChange: "gain-slow-loss",
    idealWeight: "less-than-1",
    recentWeightGain: "yes",
    previousDiets: ["keto"],
    mealPrepTime: "30-min",
    breakfastTime: "6-8",
    lunchTime: "10-12",
    dinnerTime: "4-6",
    meatRelationship: "love",
    meatPreferences: { pork: "love", beef: "love", chicken: "love", duck: "love", turkey: "love", lamb: "love" },
    fishPreference: "yes",
    motivation: "confidence",
    height: { feet: 5, inches: 8, unit: "in" },
    weight: { value: 150, unit: "lbs" },
    age: 41,
  });
});

test("whoever only presses Continue where they may still reaches the sales page", async () => {
  const visitor = visit("/goals");
  await walkOn(visitor);
  expect(visitor.step()).toBe("sales");
  expect(visitor.answers()).not.toHaveProperty("goals");
});

/** For a machine that is busy with other things. */
const MANY_WALKS_MS = 60_000;

test.each(["A", "B"])(
  "a visitor of arm %s who opens any screen by its address gets from there to the sales page",
  async (arm) => {
    for (const place of Object.keys(visit("/").plan.steps)) {
      const { plan } = visit("/");
      const visitor = visit(plan.steps[place]?.route ?? "", { search: `?variant=summary:${arm}` });
      await walkOn(visitor);
      expect({ from: place, at: visitor.step() }).toEqual({ from: place, at: "sales" });
    }
  },
  MANY_WALKS_MS,
);
