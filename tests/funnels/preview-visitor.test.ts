import { expect, test } from "vitest";
import type { PreviewFlow } from "#preview/preview-data.ts";
import { type Switched, visitorOf, withAnswers } from "#preview/switched.ts";
import { sampleAnswers } from "../../scripts/storybook/sample-answers.ts";
import { compiled, funnelOf, planFrom, question } from "./funnel-of.ts";

const untouched: Switched = { base: "all", answers: {}, arms: {} };

function flowOf(...steps: string[]): PreviewFlow {
  const ids = steps.map((step) => step.slice(0, step.indexOf(":")));
  const files = funnelOf({ flow: ["start", ...ids, "sales"].join(", "), steps });
  return {
    plan: planFrom(files),
    steps: [],
    items: [],
    answers: [],
    experiments: [],
    sample: sampleAnswers(compiled(files)),
  };
}

const before = flowOf(question("q-1"), question("q-2"));

test("whoever looks answers a new step as at the start, and keeps what was switched", () => {
  const switched = { ...untouched, answers: { gender: "male", q1: null } };
  expect(visitorOf(before, switched).answers).toEqual({ gender: "male", q2: "no" });
  const after = flowOf(question("q-1"), question("q-2"), question("q-3"));
  expect(visitorOf(after, switched).answers).toEqual({ gender: "male", q2: "no", q3: "no" });
});

test("an option or a step that is gone leaves no answer behind, and is answered again as it comes back", () => {
  const switched = { ...untouched, answers: { q1: "yes" } };
  const without = flowOf(question("q-1", ["never", "always"]));
  expect(visitorOf(without, switched).answers).toEqual({ gender: "female", q1: "always" });
  expect(visitorOf(before, switched).answers).toEqual({ gender: "female", q1: "yes", q2: "no" });
});

test("whoever has answered nothing is asked what is new, too", () => {
  const switched: Switched = { ...untouched, base: "nothing", answers: { q1: "yes" } };
  expect(visitorOf(before, switched).answers).toEqual({ q1: "yes" });
});

test("what is answered in the phone is switched, and nothing that was answered so before", () => {
  const { answers } = withAnswers(before, untouched, { gender: "female", q1: "yes" });
  expect(answers).toEqual({ q1: "yes", q2: null });
});

test("nobody is in an arm that is not there any more, and everybody in the one that has won", () => {
  const experiments = [
    {
      id: "price",
      question: "?",
      arms: [
        { id: "low", share: 50 },
        { id: "high", share: 50 },
      ],
    },
    {
      id: "order",
      question: "?",
      arms: [
        { id: "A", share: 50 },
        { id: "B", share: 50 },
      ],
      winner: "B",
    },
  ];
  expect(
    visitorOf(
      { ...before, experiments },
      { ...untouched, arms: { price: "gone", order: "A", old: "A" } },
    ).arms,
  ).toEqual({ price: "low", order: "B" });
});
