import { expect, test } from "vitest";
import { smallPlan } from "../../tests/visits/small-plan.ts";
import { looksByArm } from "./looks-by-arm.ts";

const EXPERIMENTS =
  "{ words: { question: Which?, arms: { A: 50%, B: 50% } }, tile: { question: Which?, arms: { old: 50%, new: 50% } }";

const plan = (step: string, more = "") =>
  smallPlan({
    flow: "q",
    experiments: `${EXPERIMENTS}${more} }`,
    steps: `q: { type: multi-choice, title: Q, answer: q, ${step} }`,
  });

test("a screen that is the same in all arms has one look", () => {
  expect(looksByArm(plan("options: { one: One }"), "q")).toEqual([{}]);
  expect(
    looksByArm(plan("options: { one: One, two: { label: Two, when: { gender: male } } }"), "q"),
  ).toEqual([{}]);
});

test("a screen has a look for each arm that its words or options ask for", () => {
  expect(
    looksByArm(
      plan(
        "options: { one: One }, instead: [{ when: { not: { arm: { words: B } } }, title: Other }]",
      ),
      "q",
    ),
  ).toEqual([{ words: "A" }, { words: "B" }]);
  const both =
    "options: { one: One, two: { label: Two, when: { arm: { tile: new } } } }, instead: [{ when: { any: [{ arm: { words: B } }, { gender: male }] }, title: Other }]";
  expect(looksByArm(plan(both), "q")).toEqual([
    { tile: "old", words: "A" },
    { tile: "old", words: "B" },
    { tile: "new", words: "A" },
    { tile: "new", words: "B" },
  ]);
});

test("of an experiment that is over nobody sees but the winner's look", () => {
  const ended = plan(
    "options: { one: One }, instead: [{ when: { arm: { done: B } }, title: Other }]",
    ", done: { question: Which?, arms: { A: 50%, B: 50% }, winner: B }",
  );
  expect(looksByArm(ended, "q")).toEqual([{}]);
});
