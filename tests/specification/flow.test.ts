// @module-tag specification
import { describe, expect } from "vitest";
import { walkOn } from "../engine/walk.fixtures.ts";
import { getStep, plan, test, visitFunnel as visit } from "./specification.fixtures.ts";

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
      const places = await walkOn(visitor, {}, () =>
        numbers.push(visitor.readStored().currentStep),
      );
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
    expect(getStep("improvement-areas").type).toBe("body-areas");
    expect(getStep("meat-preferences").type).toBe("card-stack");
  });
});
