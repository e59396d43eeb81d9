import { describe, expect, test } from "vitest";
import { realPlan } from "../support/real-plan.ts";
import { storedQuestions } from "./stored-values.fixtures.ts";
import { visit } from "./visit.fixtures.ts";
import { type Wishes, walkOn } from "./walk.fixtures.ts";

// Browsers, accounts, links, and members' plans rely on these names. Everything else is up to the
// authors of the funnel: texts, order, timings, and more options, steps, or experiments.
const plan = realPlan();
const steps = Object.values(plan.steps);

const SCREENS = [
  ...["/analyzing", "/personal-summary", "/generating"],
  ...["/email", "/results", "/plan-details", "/sales"],
];

const VERDICTS = ["love", "hate", "neutral"];
const MEASUREMENTS: Wishes[] = [
  { height: { feet: 6, inches: 1, unit: "in" }, weight: { value: 95, unit: "kg" }, age: 18 },
  { height: { feet: 5, inches: 0, unit: "cm" }, weight: { value: 121, unit: "lbs" }, age: 100 },
];

/** Every answer, each with the value at this index, or the first one if it has fewer. */
function wishesAt(index: number): Wishes {
  const chosen = storedQuestions.flatMap(({ route, answer, values = [] }) => {
    const value = values[index] ?? values[0];
    if (value === undefined) return [];
    const isList = steps.some((step) => step.route === route && isMultiple(step.type));
    return [[answer, isList ? [value] : value] as const];
  });
  const meats = storedQuestions.find(({ answer }) => answer === "meatPreferences")?.values ?? [];
  return {
    ...Object.fromEntries(chosen),
    meatPreferences: Object.fromEntries(
      meats.map((meat, at) => [meat, VERDICTS[(at + index) % VERDICTS.length] ?? ""]),
    ),
    ...MEASUREMENTS[index % MEASUREMENTS.length],
  };
}

const isMultiple = (type: string) => ["multi-choice", "body-areas"].includes(type);
const mostValues = Math.max(...storedQuestions.map(({ values = [] }) => values.length));

describe("the stored values of our funnel", () => {
  test.each([...storedQuestions.map(({ route }) => route), ...SCREENS])(
    "%s is the address of a screen",
    (route) => {
      expect(steps.map((step) => step.route)).toContain(route);
    },
  );

  test.each(storedQuestions)("$route asks for $answer and offers $values", (question) => {
    const { route, answer, values = [] } = question;
    const step = steps.find((one) => one.route === route) as {
      answer?: string;
      options?: object;
      cards?: object;
    };
    expect(step.answer).toBe(answer);
    expect(Object.keys(step.options ?? step.cards ?? {})).toEqual(expect.arrayContaining(values));
  });

  test.each(Array.from({ length: mostValues }, (_, index) => index))(
    "are kept under their names as chosen: option %d of each question",
    async (index) => {
      const wishes = wishesAt(index);
      const visitor = visit("/", { plan });
      const places = await walkOn(visitor, wishes);
      const asked = places.map((place) => plan.steps[place]?.answer);
      const expected = Object.entries(wishes).filter(([answer]) => asked.includes(answer));
      expect(visitor.readStored()).toMatchObject(Object.fromEntries(expected));
    },
  );
});
