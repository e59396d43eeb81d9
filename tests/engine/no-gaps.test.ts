import { expect, test } from "vitest";
import { realPlan } from "../support/real-plan.ts";
import { GAP, listTexts } from "./shown-texts.fixtures.ts";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";

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
