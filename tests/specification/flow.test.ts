import { describe, expect } from "vitest";
import { walkOn } from "../engine/walk.fixtures.ts";
import { plan, stepOf, test, visitFunnel as visit } from "./specification.fixtures.ts";

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

describe("the flow", () => {
  test.each(["A", "B"] as const)(
    "arm %s shows every screen in the specified order",
    async (arm) => {
      const visitor = visit("/", { search: `?variant=summary:${arm}` });
      const routes = (await walkOn(visitor)).map((place) => visitor.plan.steps[place]?.route);
      expect(routes).toEqual(["/", ...QUESTIONS, ...ARMS[arm]]);
    },
  );

  test.each(["A", "B"])(
    "arm %s numbers the questions from 1 at /goals to 25 at /age",
    async (arm) => {
      const visitor = visit("/", { search: `?variant=summary:${arm}` });
      const numbers: unknown[] = [];
      const places = await walkOn(visitor, {}, () => numbers.push(visitor.kept().currentStep));
      const counted = QUESTIONS.filter((route) => route !== "/analyzing");
      // A screen that isn't counted keeps the number of the question before it.
      let step: number | undefined;
      places.forEach((place, index) => {
        const route = visitor.plan.steps[place]?.route ?? "";
        if (counted.includes(route)) step = counted.indexOf(route) + 1;
        expect({ route, step: numbers[index] }).toEqual({ route, step });
      });
      expect(visitor.plan.total).toBe(25);
    },
  );

  test("stores every specified field by its name", async () => {
    const visitor = visit("/");
    await walkOn(visitor, {
      gender: "female",
      goals: ["weight", "gut"],
      improvementAreas: ["belly"],
      habits: ["none"],
      previousDiets: ["keto"],
      age: 41,
    });
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
      meatPreferences: {
        pork: "love",
        beef: "love",
        chicken: "love",
        duck: "love",
        turkey: "love",
        lamb: "love",
      },
      fishPreference: "yes",
      motivation: "confidence",
      height: { feet: 5, inches: 8, unit: "in" },
      weight: { value: 150, unit: "lbs" },
      age: 41,
    });
  });

  test("counts 25 questions, each numbered once", () => {
    const numbers = Object.values(plan.steps).flatMap(({ number = [] }) => number);
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  test.each([
    ["A", "summary-tiles", "generating"],
    ["B", "summary-intake", "plan-details"],
  ])("variant %s of the summary is %s and leads to %s", (arm, summary, next) => {
    const { step, carryOn } = visit("/personal-summary", { search: `?variant=summary:${arm}` });
    expect(step()).toBe(summary);
    carryOn();
    expect(step()).toBe(next);
  });

  test("has the specified type of screen if the specification names one", () => {
    const ids = (type: string) =>
      Object.values(plan.steps).flatMap((step) => (step.type === type ? step.id : []));
    expect(ids("multi-choice")).toEqual(["goals", "habits", "previous-diets"]);
    expect(stepOf("improvement-areas").type).toBe("body-areas");
    expect(stepOf("meat-preferences").type).toBe("card-stack");
  });
});
