import { describe, expect, test } from "vitest";
import { answersBefore, answersOnPath, placesAfter, stepAt } from "#quiz/engine/path.ts";
import { countPathComputations } from "../campaigns/bench/machine/count-path-computations.ts";
import { realPlan } from "../support/real-plan.ts";
import { samplePlan } from "./sample-plan.fixtures.ts";
import { GAP, listTexts } from "./shown-texts.fixtures.ts";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";
import { walkOn } from "./walk.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_WALKS_MS = 60_000;

describe.each([
  ["our funnel", realPlan()],
  ["the sample", samplePlan()],
])("a walk through %s", (_, plan) => {
  test("ends at the sales page for a visitor who only presses Continue wherever that is enough", async () => {
    const visitor = visit("/", { plan });
    await walkOn(visitor);
    expect(visitor.getShownStep().type).toBe("sales");
  });

  test("numbers the questions in order, and keeps the last number on the steps after them", async () => {
    const visitor = visit("/", { plan });
    const numbers: unknown[] = [];
    const places = await walkOn(visitor, {}, () => numbers.push(visitor.readStored().currentStep));
    let last: number | undefined;
    for (const [index, place] of places.entries()) {
      last = plan.steps[place]?.number ?? last;
      expect({ place, number: numbers[index] }).toEqual({ place, number: last });
    }
    expect(plan.total).toBe(Math.max(...Object.values(plan.steps).map(({ number = 0 }) => number)));
  });

  test.each([0, 0.9])(
    "leads to the sales page from any screen that is opened by its address, with the arms drawn by %d",
    async (chance) => {
      for (const { route } of Object.values(plan.steps)) {
        const visitor = visit(route, { plan, random: () => chance });
        await walkOn(visitor);
        expect({ from: route, at: visitor.getShownStep().type }).toEqual({
          from: route,
          at: "sales",
        });
      }
    },
    MANY_WALKS_MS,
  );
});

describe("path", () => {
  test("is computed once per snapshot, however often it's read", () => {
    const { plan, getComputations } = countPathComputations(samplePlan());
    const { choose, wait, getShownStep, answers, step, open, routeBefore } = visit(
      "/current-body",
      {
        plan,
      },
    );
    const before = getComputations();

    choose("regular");
    expect(answers()).toEqual({ currentBody: "regular" });
    getShownStep();
    wait(500);
    expect(step()).toBe("desired-body");
    getShownStep();
    expect(routeBefore("desired-body")).toBe("/current-body");
    open("/current-body");

    expect(getComputations() - before).toBe(1);
  });

  test("is computed again for other answers, other arms, and another plan", () => {
    const { plan, getComputations } = countPathComputations(samplePlan());
    const choices = { answers: {}, arms: {} };
    const ask = (asked: typeof choices) => placesAfter(plan, plan.entry, asked)[0];

    ask(choices);
    ask({ ...choices });
    const once = getComputations();
    ask({ ...choices, answers: {} });
    ask({ ...choices, arms: {} });
    expect(once).toBe(1);
    expect(getComputations()).toBe(3);
  });

  test("knows what was answered before each place", () => {
    const plan = samplePlan();
    const choices = {
      answers: { gender: "male", goals: ["fit"], currentBody: "regular" },
      arms: {},
    };

    expect(answersBefore(plan, "goals", choices)).toEqual({ gender: "male" });
    expect(answersBefore(plan, "current-body", choices)).toEqual({
      gender: "male",
      goals: ["fit"],
    });
    expect(answersOnPath(plan, choices)).toEqual(choices.answers);
    expect(stepAt(plan, "goals", choices).id).toBe("goals");
  });
});

const plan = realPlan();
const routes = Object.values(plan.steps).map(({ route }) => route);
const arms = routes.flatMap((route) => [0, 0.9].map((chance) => [route, chance] as const));
const gaps = (shown: unknown) => listTexts(shown).filter((text) => GAP.test(text));

test.each(arms)(
  "with nothing answered, %s has no gap for a visitor who draws %d",
  (route, chance) => {
    expect(gaps(visit(route, { plan, random: () => chance }).getShownStep())).toEqual([]);
  },
);

test.each([
  [{ weight: { value: 0, unit: "kg" } }],
  [{ height: { feet: 0, inches: 0, unit: "cm" } }],
  [{ height: { feet: 0, inches: 0, unit: "in" }, weight: { value: 0, unit: "lbs" }, age: 0 }],
])("after typing %j, no screen has a gap", (typed) => {
  for (const [route, chance] of arms) {
    const visitor = visit(route, { plan, random: () => chance });
    visitor.actor.send({ type: "answeredElsewhere", answers: typed, email: "" });
    expect(gaps(visitor.getShownStep())).toEqual([]);
  }
});

test("without a BMI, a visitor sees what to enter instead of a number", () => {
  const { send, getShownStep } = visit("/weight");
  send({ type: "answered", value: { value: 0, unit: "lbs" } });
  expect(getShownStep().shownBmi).toMatchObject({ unknown: "Not known yet." });
  expect(getShownStep().shownBmi).not.toHaveProperty("known");
});

test("a picture named by an answer is that answer's, or the default after the bar", () => {
  const bodies = smallPlan({
    flow: "bodies",
    steps: `bodies: { type: single-choice, title: B, answer: body, options: { lean: { label: L, image: "sample-{gender|male}" } } }`,
  });
  const picture = (gender?: string) =>
    visit("/bodies", {
      plan: bodies,
      store: memoryStore({ quizState: JSON.stringify({ gender }) }),
    }).getShownStep().options.lean.image.image;
  expect([picture(), picture("male"), picture("female")]).toEqual([
    "sample-male",
    "sample-male",
    "sample-female",
  ]);
});

test("every picture that a visitor may see exists in the plan", () => {
  const listPictures = (shown: unknown): string[] =>
    typeof shown === "object" && shown !== null
      ? Object.entries(shown).flatMap(([key, value]) =>
          key === "image" && typeof value === "string" ? [value] : listPictures(value),
        )
      : [];
  for (const gender of [undefined, "male", "female"]) {
    for (const route of routes) {
      const shown = visit(route, {
        plan,
        store: memoryStore({ quizState: JSON.stringify({ gender }) }),
      }).getShownStep();
      expect(listPictures(shown).filter((image) => !Object.hasOwn(plan.images, image))).toEqual([]);
    }
  }
});
