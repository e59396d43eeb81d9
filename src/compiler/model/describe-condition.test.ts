import { describe, expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import { describeCondition } from "./describe-condition.ts";

const male: Condition = { answer: "gender", is: "male" };
const old: Condition = { answer: "age", atLeast: 50 };

describe("describeCondition", () => {
  test.each<[Condition, string]>([
    [male, "gender is male"],
    [{ not: male }, "gender is not male"],
    [{ answer: "sleep", oneOf: ["a", "b", "c"] }, "sleep is a, b, or c"],
    [{ answer: "goals", has: "weight" }, "goals has weight"],
    [{ not: { answer: "goals", has: "weight" } }, "goals doesn't have weight"],
    [old, "age is 50 or more"],
    [{ answer: "age", atMost: 30 }, "age is 30 or less"],
    [{ not: old }, "age is not 50 or more"],
    [{ experiment: "summary", arm: "B" }, "in arm B of summary"],
    [{ not: { experiment: "summary", arm: "B" } }, "not in arm B of summary"],
    [{ all: [male, old] }, "gender is male and age is 50 or more"],
    [
      { any: [male, { all: [old, { not: male }] }] },
      "gender is male or (age is 50 or more and gender is not male)",
    ],
    [{ not: { any: [male, old] } }, "not (gender is male or age is 50 or more)"],
    [{ not: { not: male } }, "gender is male"],
  ])("describes %o in words", (condition, words) => {
    expect(describeCondition(condition)).toBe(words);
  });
});
