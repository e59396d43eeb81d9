import { expect, test } from "vitest";
import { memoryStore, visit } from "../visit.ts";
import { GAP, textsIn } from "./texts.ts";

const plan = visit("/").plan;
const routes = Object.values(plan.steps).map(({ route }) => route);
const arms = routes.flatMap((route) => ["A", "B"].map((arm) => [route, arm] as const));
const gaps = (shown: unknown) => textsIn(shown).filter((text) => GAP.test(text));

test.each(arms)("with nothing answered, %s has no gap for a visitor of arm %s", (route, arm) => {
  expect(gaps(visit(route, { search: `?variant=summary:${arm}` }).shown())).toEqual([]);
});

test.each([
  [{ weight: { value: 0, unit: "kg" } }],
  [{ height: { feet: 0, inches: 0, unit: "cm" } }],
  [{ height: { feet: 0, inches: 0, unit: "in" }, weight: { value: 0, unit: "lbs" }, age: 0 }],
])("whoever typed %j sees no gap on any screen", (typed) => {
  for (const [route, arm] of arms) {
    const visitor = visit(route, { search: `?variant=summary:${arm}` });
    visitor.actor.send({ type: "answeredElsewhere", answers: typed, email: "" });
    expect(gaps(visitor.shown())).toEqual([]);
  }
});

test("without a BMI a visitor is told what to enter, in place of a number", () => {
  const { send, shown } = visit("/weight");
  send({ type: "answered", value: { value: 0, unit: "lbs" } });
  expect(shown().shownBmi).toMatchObject({ unknown: "Enter your height and weight to see your BMI." });
  expect(shown().shownBmi).not.toHaveProperty("known");
});

test("pictures are those of a man where nothing was answered, and of a woman for a woman", () => {
  const picture = (gender?: string) =>
    visit("/current-body", { store: memoryStore({ quizState: JSON.stringify({ gender }) }) }).shown().options["pot-belly"].image.image;
  expect([picture(), picture("male"), picture("female")]).toEqual(["body-male-pot-belly", "body-male-pot-belly", "body-female-pot-belly"]);
});

test("every picture that a visitor may see is one that the plan can find", () => {
  const picturesIn = (shown: unknown): string[] =>
    typeof shown === "object" && shown !== null
      ? Object.entries(shown).flatMap(([key, value]) => (key === "image" && typeof value === "string" ? [value] : picturesIn(value)))
      : [];
  for (const gender of [undefined, "male", "female"]) {
    for (const route of routes) {
      const shown = visit(route, { store: memoryStore({ quizState: JSON.stringify({ gender }) }) }).shown();
      expect(picturesIn(shown).filter((image) => !Object.hasOwn(plan.images, image))).toEqual([]);
    }
  }
});
