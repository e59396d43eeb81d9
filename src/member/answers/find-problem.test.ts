import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { storyAnswers } from "../program/rules.fixtures.ts";
import { storyProgram } from "../program.fixtures.ts";
import { findProblem } from "./find-problem.ts";

const problem = (change: Answers, before: Answers = storyAnswers) =>
  findProblem(before, change, storyProgram);

describe("findProblem", () => {
  test("finds none in what a plan can be made from", () => {
    expect(problem({ mealPrepTime: "too-busy" })).toBeUndefined();
    expect(problem({ exclusions: ["seafood"] })).toBeUndefined();
    expect(problem({ age: 38 }, {})).toBeUndefined();
  });

  test.each([
    [{ age: 3 }],
    [{ weight: { value: 1, unit: "lbs" } }],
    [{ height: { feet: 1, inches: 0, unit: "in" } }],
    [{ goals: "weight" }],
  ])("refuses what the plan would ignore: %j", (change) => {
    expect(problem(change)).toBe("We can't make a plan with this answer. Please check it.");
  });

  test("says what to allow if no meals are left", () => {
    expect(problem({ exclusions: ["egg"] })).toBe(
      "No meals are left with this answer. First allow eggs.",
    );
    expect(problem({ exclusions: ["egg", "seafood"] })).toContain("First allow eggs.");
  });

  test("allows every change if there are no meals anyway", () => {
    expect(problem({ exclusions: ["egg", "fish"] }, { ...storyAnswers, exclusions: ["egg"] })).toBe(
      undefined,
    );
  });
});
