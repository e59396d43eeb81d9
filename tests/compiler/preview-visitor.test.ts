import { expect, test } from "vitest";
import type { PreviewFlow } from "#tools/dev/preview/pages/preview-data.ts";
import {
  createVisitor,
  type VisitorSettings,
  withAnswers,
} from "#tools/dev/preview/pages/visitor/visitor-settings.ts";
import { sampleAnswers } from "#tools/dev/storybook/sample-answers.ts";
import { compileOrThrow, compilePlan, createFunnel, question } from "./create-funnel.fixtures.ts";

const untouched: VisitorSettings = { base: "all", answers: {}, arms: {} };

function createFlow(...steps: string[]): PreviewFlow {
  const ids = steps.map((step) => step.slice(0, step.indexOf(":")));
  const files = createFunnel({ flow: ["start", ...ids, "sales"].join(", "), steps });
  return {
    plan: compilePlan(files),
    steps: [],
    items: [],
    answers: [],
    experiments: [],
    sample: sampleAnswers(compileOrThrow(files)),
  };
}

const before = createFlow(question("q-1"), question("q-2"));

test("the preview visitor answers a new step as at the start, and keeps switched answers", () => {
  const switched = { ...untouched, answers: { gender: "male", q1: null } };
  expect(createVisitor(before, switched).answers).toEqual({ gender: "male", q2: "no" });
  const after = createFlow(question("q-1"), question("q-2"), question("q-3"));
  expect(createVisitor(after, switched).answers).toEqual({ gender: "male", q2: "no", q3: "no" });
});

test("a removed option or step leaves no answer behind, and is answered again when it returns", () => {
  const switched = { ...untouched, answers: { q1: "yes" } };
  const without = createFlow(question("q-1", ["never", "always"]));
  expect(createVisitor(without, switched).answers).toEqual({ gender: "female", q1: "always" });
  expect(createVisitor(before, switched).answers).toEqual({
    gender: "female",
    q1: "yes",
    q2: "no",
  });
});

test("a preview visitor without answers doesn't answer new steps either", () => {
  const switched: VisitorSettings = { ...untouched, base: "nothing", answers: { q1: "yes" } };
  expect(createVisitor(before, switched).answers).toEqual({ q1: "yes" });
});

test("answers given in the phone are switched, and unchanged ones aren't", () => {
  const { answers } = withAnswers(before, untouched, { gender: "female", q1: "yes" });
  expect(answers).toEqual({ q1: "yes", q2: null });
});

test("a removed arm is never used, and a winning arm always is", () => {
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
    createVisitor(
      { ...before, experiments },
      { ...untouched, arms: { price: "gone", order: "A", old: "A" } },
    ).arms,
  ).toEqual({ price: "low", order: "B" });
});
