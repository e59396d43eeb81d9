import { expect, test } from "vitest";
import { variantsByArm } from "#quiz/engine/variants-by-arm.ts";
import { smallPlan } from "./small-plan.fixtures.ts";

const EXPERIMENTS =
  "{ words: { question: Which?, arms: { A: 50%, B: 50% } }, tile: { question: Which?, arms: { old: 50%, new: 50% } }";

const plan = (step: string, more = "") =>
  smallPlan({
    flow: "q",
    experiments: `${EXPERIMENTS}${more} }`,
    steps: `q: { type: multi-choice, title: Q, answer: q, ${step} }`,
  });

test("a screen that is the same in all arms has one variant", () => {
  expect(variantsByArm(plan("options: { one: One }"), "q")).toEqual([{}]);
  expect(
    variantsByArm(plan("options: { one: One, two: { label: Two, when: { gender: male } } }"), "q"),
  ).toEqual([{}]);
});

test("a screen has a variant for each arm that its texts or options depend on", () => {
  expect(
    variantsByArm(
      plan(
        "options: { one: One }, instead: [{ when: { not: { arm: { words: B } } }, title: Other }]",
      ),
      "q",
    ),
  ).toEqual([{ words: "A" }, { words: "B" }]);
  const both =
    "options: { one: One, two: { label: Two, when: { arm: { tile: new } } } }, instead: [{ when: { any: [{ arm: { words: B } }, { gender: male }] }, title: Other }]";
  expect(variantsByArm(plan(both), "q")).toEqual([
    { tile: "old", words: "A" },
    { tile: "old", words: "B" },
    { tile: "new", words: "A" },
    { tile: "new", words: "B" },
  ]);
});

test("a finished experiment has only the winner's variant", () => {
  const ended = plan(
    "options: { one: One }, instead: [{ when: { arm: { done: B } }, title: Other }]",
    ", done: { question: Which?, arms: { A: 50%, B: 50% }, winner: B }",
  );
  expect(variantsByArm(ended, "q")).toEqual([{}]);
});
