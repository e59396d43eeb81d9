import { describe, expect, test } from "vitest";
import { answersRead, type Condition, holds } from "./conditions.ts";

const situation = {
  answers: { gender: "male", goals: ["fit", "gut"], age: 50, none: null },
  arms: { summary: "A" },
};

describe("condition", () => {
  test.each<[Condition, boolean]>([
    [{ answer: "gender", is: "male" }, true],
    [{ answer: "gender", is: "female" }, false],
    [{ answer: "gender", oneOf: ["female", "male"] }, true],
    [{ answer: "gender", oneOf: [] }, false],
    [{ answer: "goals", has: "gut" }, true],
    [{ answer: "goals", has: "weight" }, false],
    [{ answer: "gender", has: "male" }, false],
    [{ answer: "age", atLeast: 50 }, true],
    [{ answer: "age", atLeast: 51 }, false],
    [{ answer: "age", atMost: 50 }, true],
    [{ answer: "age", atMost: 49 }, false],
    [{ answer: "gender", atLeast: 0 }, false],
    [{ answer: "none", atMost: 0 }, false],
    [{ experiment: "summary", arm: "A" }, true],
    [{ experiment: "summary", arm: "B" }, false],
    [{ experiment: "price", arm: "A" }, false],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [
      {
        all: [
          { answer: "gender", is: "male" },
          { answer: "age", atLeast: 60 },
        ],
      },
      false,
    ],
    [
      {
        any: [
          { answer: "gender", is: "female" },
          { answer: "age", atLeast: 40 },
        ],
      },
      true,
    ],
    [{ not: { answer: "gender", is: "male" } }, false],
    [{ not: { not: { answer: "gender", is: "male" } } }, true],
  ])("for a man of fifty who wants to get fit, %j is %s", (condition, expected) => {
    expect(holds(condition, situation)).toBe(expected);
  });

  test.each<[Condition]>([
    [{ answer: "sleep", is: "5-6" }],
    [{ answer: "sleep", oneOf: ["5-6"] }],
    [{ answer: "sleep", has: "5-6" }],
    [{ answer: "sleep", atLeast: 0 }],
    [{ answer: "sleep", atMost: 100 }],
    [{ answer: "constructor", is: "Object" }],
    [{ answer: "__proto__", has: "x" }],
  ])("is false for %j on a missing answer, and true for its opposite", (condition) => {
    expect(holds(condition, situation)).toBe(false);
    expect(holds({ not: condition }, situation)).toBe(true);
  });

  test("lists each answer that a condition reads once", () => {
    const condition: Condition = {
      all: [
        { answer: "a", is: 1 },
        { any: [{ answer: "b", has: 1 }, { not: { answer: "c", atLeast: 1 } }] },
        { experiment: "summary", arm: "A" },
        { any: [{ answer: "b", atMost: 1 }] },
      ],
    };
    expect(answersRead(condition)).toEqual(["a", "b", "c"]);
    expect(answersRead({ any: [condition, { answer: "d", is: 1 }] })).toEqual(["a", "b", "c", "d"]);
  });
});
