// @module-tag specification
import { describe, expect } from "vitest";
import { storedQuestions } from "../engine/stored-values.fixtures.ts";
import { memoryStore } from "../engine/visit.fixtures.ts";
import { walkOn } from "../engine/walk.fixtures.ts";
import {
  getStep,
  plan,
  test,
  visitFunnel as visit,
  visitFunnel,
} from "./specification.fixtures.ts";

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

describe("the values", () => {
  test.each(storedQuestions.filter(({ values }) => values))(
    "$route offers the specified values in their order, and no others",
    ({ route, values }) => {
      const { options, cards } = visit(route).getShownStep();
      expect(Object.keys(options ?? cards)).toEqual(values);
    },
  );

  test("/exercise-frequency shows 0 to 3 signal bars", () => {
    const { options } = visit("/exercise-frequency").getShownStep();
    expect(
      Object.entries(options).map(([value, option]) => [value, (option as { bars: number }).bars]),
    ).toEqual([
      ["never", 0],
      ["monthly", 1],
      ["weekly", 2],
      ["daily", 3],
    ]);
  });

  test("/meat-preferences has the three specified verdicts", () => {
    expect(getStep("meat-preferences").verdicts).toEqual({
      hate: "Hate",
      neutral: "Neutral",
      love: "Love",
    });
  });

  test("goals and one body have the specified labels", () => {
    const labels = (id: string) =>
      Object.values(getStep(id).options).map((option) => (option as { label: string }).label);
    expect(labels("start")).toEqual(["Diet for men", "Diet for women"]);
    expect(labels("goals")).toEqual([
      "Manage weight",
      "Get fit",
      "Gain muscle",
      "Increase testosterone levels",
      "Boost metabolism",
      "Improve energy levels",
      "Improve gut health",
    ]);
    expect(getStep("desired-body").options.smaller.label).toBe("A few sizes smaller");
    expect(labels("fish-preferences")).toEqual(["Yes", "Sometimes", "No"]);
  });

  test("height, weight and age have the specified defaults and bounds", () => {
    expect(getStep("height")).toMatchObject({
      default: { feet: 5, inches: 8, unit: "in" },
      range: { inches: [0, 11] },
    });
    expect(getStep("weight").default).toEqual({ value: 150, unit: "lbs" });
    expect(getStep("age")).toMatchObject({ default: 30, min: 18, max: 100 });
    expect(visit("/height").getShownStep().cm).toBe(173);
  });

  test('"none of these" can be combined with other options of a list', () => {
    for (const id of ["habits", "previous-diets"]) {
      const { choose, answers, getShownStep } = visit(`/${id}`);
      const [first = ""] = Object.keys(getShownStep().options);
      choose(first);
      choose("none");
      expect(answers()[getShownStep().answer]).toEqual([first, "none"]);
    }
  });
});

const showTo = (answers: object, route: string, arm = "A") =>
  visitFunnel(route, {
    store: memoryStore({ quizState: JSON.stringify(answers) }),
    search: `?variant=summary:${arm}`,
  }).getShownStep();

const tile = (answers: object, label: string): string =>
  showTo(answers, "/personal-summary").shownTiles.find(
    (shown: { label: string }) => shown.label === label,
  )?.text;

describe("the summaries", () => {
  test.each([
    [{ dailyActivity: "sitting" }, "Activity level", "Low"],
    [{ dailyActivity: "active-breaks" }, "Activity level", "Moderate"],
    [{ dailyActivity: "standing" }, "Activity level", "High"],
    [{ energyLevels: "low" }, "Energy level", "Low"],
    [{ energyLevels: "post-lunch" }, "Energy level", "Medium"],
    [{ energyLevels: "pre-meals" }, "Energy level", "Medium"],
    [{ energyLevels: "high" }, "Energy level", "High"],
    [{ weight: { value: 95, unit: "kg" } }, "Current weight", "95 kg"],
    [{ weight: { value: 210, unit: "lbs" } }, "Current weight", "210 lbs"],
    [{}, "Current weight", "150 lbs"],
  ])("show %j in the tile %s as %s", (answers, label, text) => {
    expect(tile(answers, label)).toBe(text);
  });

  test("show the motivation and the goals by their labels", () => {
    const { options } = getStep("goals");
    expect(tile({ motivation: "health" }, "Motivation")).toBe(
      getStep("motivation").options.health.label,
    );
    for (const arm of ["A", "B"]) {
      expect(
        showTo({ goals: ["gut", "weight"] }, "/personal-summary", arm).shownGoals.chosen,
      ).toEqual([options.gut.label, options.weight.label]);
    }
  });

  test("show the BMI to one decimal in variant A, and to two in variant B", () => {
    const showBmi = (arm: string) => showTo({}, "/personal-summary", arm).shownBmi.known;
    expect(showBmi("A")).toMatchObject({ number: "22.8", word: "healthy" });
    expect(showBmi("B")).toMatchObject({ number: "22.81", word: "healthy" });
  });

  test("recommend 2,100 kcal in variant B", () => {
    expect(getStep("summary-intake").intake.value).toBe("2,100 kcal");
  });

  test.each([
    [121, "underweight"],
    [122, "healthy"],
    [164, "healthy"],
    [165, "overweight"],
    [197, "overweight"],
    [198, "obese"],
  ])("call %d lbs at the default height %s", (pounds, word) => {
    const visitor = visitFunnel("/weight");
    visitor.send({ type: "answered", value: { value: pounds, unit: "lbs" } });
    expect(visitor.getShownStep().shownBmi.known.word).toBe(word);
  });
});
