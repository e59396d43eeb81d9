import { describe, expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import { compileValid } from "../small-funnel.fixtures.ts";
import { solverContext } from "./context.ts";
import { explainUnreachable, isReachable } from "./reachability.ts";
import { satisfiable } from "./satisfiability.ts";

/** The two questions of the example in reachability.ts. */
const funnel = compileValid({
  flow: ["start", "meat", "sales"],
  experiments: {},
  steps: {
    meat: {
      type: "single-choice",
      title: "How often do you eat meat?",
      answer: "meat",
      options: { rarely: { label: "Rarely", when: { gender: "male" } }, daily: "Daily" },
    },
    goals: undefined,
    sleep: undefined,
    age: undefined,
    thanks: undefined,
    sales: { recap: undefined },
  },
});
const context = solverContext(funnel, new Set(["gender", "meat"]));
const rarely: Condition = { answer: "meat", is: "rarely" };
const female: Condition = { answer: "gender", is: "female" };

describe("isReachable", () => {
  test("considers who has an option, unlike enumeration", () => {
    expect(satisfiable([rarely, female], context)).toBe(true);
    expect(isReachable([rarely, female], context)).toBe(false);
    expect(explainUnreachable([rarely, female], context)).toBe(
      'the option "rarely" of "meat" is only available if gender is male',
    );
  });

  test("finds a visitor if the options allow one", () => {
    expect(isReachable([rarely], context)).toBe(true);
    expect(isReachable([female], context)).toBe(true);
    expect(explainUnreachable([rarely], context)).toBeUndefined();
  });
});
