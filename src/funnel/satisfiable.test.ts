import { expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import type { Domain } from "#steps/step-type.ts";
import { type Known, representatives, satisfiable } from "./satisfiable.ts";

const answers = new Map<string, Domain>([
  ["gender", { kind: "one", values: ["male", "female"] }],
  ["goals", { kind: "many", values: ["weight", "fit"] }],
  ["age", { kind: "number", min: 18, max: 100 }],
  ["height", { kind: "height", parts: {}, units: [] }],
]);
const known: Known = {
  answers,
  sure: new Set(["gender", "goals", "age"]),
  arms: { summary: ["A", "B"] },
};
const male: Condition = { answer: "gender", is: "male" };

test.each<[string, Condition[]]>([
  ["is a man", [male]],
  ["is a man and no woman", [male, { not: { answer: "gender", is: "female" } }]],
  ["is 100", [{ answer: "age", atLeast: 100 }]],
  [
    "is 50 to the year",
    [
      { answer: "age", atLeast: 50 },
      { answer: "age", atMost: 50 },
    ],
  ],
  [
    "wants both",
    [
      { answer: "goals", has: "fit" },
      { answer: "goals", has: "weight" },
    ],
  ],
  ["wants nothing", [{ not: { any: ["fit", "weight"].map((has) => ({ answer: "goals", has })) } }]],
  ["is in arm B", [{ experiment: "summary", arm: "B" }]],
  ["meets no condition at all", []],
])("there can be a visitor who %s", (_, conditions) => {
  expect(satisfiable(conditions, known)).toBe(true);
});

test.each<[string, Condition[]]>([
  ["is man and woman", [male, { answer: "gender", is: "female" }]],
  ["is neither", [{ not: { answer: "gender", oneOf: ["male", "female"] } }]],
  ["is older than can be entered", [{ answer: "age", atLeast: 101 }]],
  [
    "is between two birthdays",
    [
      { answer: "age", atLeast: 50.2 },
      { answer: "age", atMost: 50.8 },
    ],
  ],
  [
    "wants and does not want",
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
  ["is one of nobody", [{ any: [] }]],
])("there is no visitor who %s", (_, conditions) => {
  expect(satisfiable(conditions, known)).toBe(false);
});

test("a visitor who was perhaps not asked may be neither man nor woman", () => {
  const neither: Condition = { not: { answer: "gender", oneOf: ["male", "female"] } };
  expect(satisfiable([neither], { ...known, sure: new Set() })).toBe(true);
});

test("whoever asks about more goals than can be tried gets an answer at once, and the benefit of the doubt", () => {
  const many = Array.from(
    { length: 40 },
    (_, index): Condition => ({ answer: "goals", has: `goal-${index}` }),
  );
  expect(satisfiable([{ any: many }, { not: { any: many } }], known)).toBe(true);
});

test("each group of visitors that a condition tells apart is represented", () => {
  const over50: Condition = { answer: "age", atLeast: 50 };
  expect(representatives("age", over50, known)).toEqual([18, 100, 49, 50, 51]);
  expect(representatives("gender", male, known)).toEqual(["male", "female"]);
  expect(representatives("gender", male, { answers, sure: new Set() })).toEqual([
    "male",
    "female",
    undefined,
  ]);
  expect(representatives("goals", { answer: "goals", has: "fit" }, known)).toEqual([[], ["fit"]]);
  expect(representatives("height", male, known)).toEqual([undefined]);
});
