import { describe, expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import type { Facts } from "./context.ts";
import { satisfiable } from "./satisfiability.ts";

const answers = new Map<string, Domain>([
  ["gender", { kind: "one", values: ["male", "female"] }],
  ["goals", { kind: "many", values: ["weight", "fit"] }],
  ["age", { kind: "number", min: 18, max: 100 }],
  ["height", { kind: "height", parts: {}, units: [] }],
]);
const facts: Facts = {
  answers,
  always: new Set(["gender", "goals", "age"]),
  arms: { summary: ["A", "B"] },
};
const male: Condition = { answer: "gender", is: "male" };

describe("satisfiability", () => {
  test.each<[string, Condition[]]>([
    ["is a man", [male]],
    ["is a man and not a woman", [male, { not: { answer: "gender", is: "female" } }]],
    ["is 100", [{ answer: "age", atLeast: 100 }]],
    [
      "is exactly 50",
      [
        { answer: "age", atLeast: 50 },
        { answer: "age", atMost: 50 },
      ],
    ],
    [
      "has both goals",
      [
        { answer: "goals", has: "fit" },
        { answer: "goals", has: "weight" },
      ],
    ],
    [
      "has no goals",
      [{ not: { any: ["fit", "weight"].map((has) => ({ answer: "goals", has })) } }],
    ],
    ["is in arm B", [{ experiment: "summary", arm: "B" }]],
    ["meets no condition at all", []],
  ])("finds a visitor who %s", (_, conditions) => {
    expect(satisfiable(conditions, facts)).toBe(true);
  });

  test.each<[string, Condition[]]>([
    ["is both a man and a woman", [male, { answer: "gender", is: "female" }]],
    ["is neither", [{ not: { answer: "gender", oneOf: ["male", "female"] } }]],
    ["is older than the maximum", [{ answer: "age", atLeast: 101 }]],
    [
      "is at least 50.2 and at most 50.8",
      [
        { answer: "age", atLeast: 50.2 },
        { answer: "age", atMost: 50.8 },
      ],
    ],
    [
      "has and doesn't have a goal",
      [{ answer: "goals", has: "fit" }, { not: { answer: "goals", has: "fit" } }],
    ],
    [
      "is in both arms",
      [
        { experiment: "summary", arm: "A" },
        { experiment: "summary", arm: "B" },
      ],
    ],
    ["is in an arm that does not exist", [{ experiment: "summary", arm: "C" }]],
    ["meets one of no conditions", [{ any: [] }]],
  ])("finds no visitor who %s", (_, conditions) => {
    expect(satisfiable(conditions, facts)).toBe(false);
  });

  test("lets visitors who may not have been asked have no answer", () => {
    const neither: Condition = { not: { answer: "gender", oneOf: ["male", "female"] } };
    expect(satisfiable([neither], { ...facts, always: new Set() })).toBe(true);
  });

  test("assumes that too many tests of one list are satisfiable", () => {
    const many = Array.from(
      { length: 40 },
      (_, index): Condition => ({ answer: "goals", has: `goal-${index}` }),
    );
    expect(satisfiable([{ any: many }, { not: { any: many } }], facts)).toBe(true);
  });
});
