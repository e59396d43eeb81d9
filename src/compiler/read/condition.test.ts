import { describe, expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { conditionMessages } from "../diagnostics/messages/steps.ts";
import { readSource } from "../yaml/source.ts";
import { parseCondition } from "./condition.ts";

/** Reads a condition. Each error comes with the text that it points at. */
function read(written: string) {
  const text = `when: ${written}`;
  const source = readSource("funnel/funnel.yaml", text);
  if (Array.isArray(source) || !isJsonObject(source.value)) throw new Error("This isn't YAML.");
  const errors: [pointsAt: string, message: string][] = [];
  const condition = parseCondition(source.value.when, ["when"], source, (...error) => {
    const { column, message } = source.diagnosticAt(...error);
    errors.push([text.slice(column - 1), message]);
  });
  return { when: condition?.when, errors };
}

const [A, B] = ["A", "B"].map((arm): Condition => ({ experiment: "order", arm }));
const male: Condition = { answer: "gender", is: "male" };
const fit: Condition = { answer: "goals", has: "fit" };

describe("parseCondition", () => {
  test.each<[written: string, Condition | undefined]>([
    ["{ gender: male }", male],
    ["{ gender: { is: male } }", male],
    ["{ gender: [male, female] }", { answer: "gender", oneOf: ["male", "female"] }],
    ["{ gender: { oneOf: [male] } }", { answer: "gender", oneOf: ["male"] }],
    ["{ gender: { not: male } }", { not: male }],
    ["{ gender: { not: [male] } }", { not: { answer: "gender", oneOf: ["male"] } }],
    ["{ goals: { has: fit } }", fit],
    ["{ goals: { not: { has: fit } } }", { not: fit }],
    [
      "{ age: { atLeast: 18, atMost: 30 } }",
      {
        all: [
          { answer: "age", atLeast: 18 },
          { answer: "age", atMost: 30 },
        ],
      },
    ],
    ["{ gender: male, goals: { has: fit } }", { all: [male, fit] }],
    ["{ all: [{ gender: male }, { goals: { has: fit } }] }", { all: [male, fit] }],
    ["{ any: [{ gender: male }, { goals: { has: fit } }] }", { any: [male, fit] }],
    ["{ not: { gender: male } }", { not: male }],
    ["{ arm: { order: B } }", B],
    ["{ arm: { order: [B] } }", B],
    ["{ arm: { order: [A, B] } }", { any: [A, B] as Condition[] }],
    ["{ arm: { order: { not: A } } }", { not: A as Condition }],
    ["{ arm: { order: B }, gender: male }", { all: [B as Condition, male] }],
    // An answer can have the name of a word from another programming language.
    ["{ none: yes }", { answer: "none", is: "yes" }],
  ])("reads %s", (written, when) => {
    expect(read(written)).toEqual({ when, errors: [] });
  });

  test.each([
    ["{}", "{}", conditionMessages.form],
    ["{ gender: {} }", "{} }", conditionMessages.form],
    ["{ any: [male] }", "male] }", conditionMessages.form],
    [
      "{ any: { gender: male } }",
      "{ gender: male } }",
      conditionMessages.listOfConditions({ word: "any" }),
    ],
    ["{ age: { atLeast: fifty } }", "fifty } }", conditionMessages.numberForm({ test: "atLeast" })],
    ["{ gender: { is: [male] } }", "[male] } }", conditionMessages.isForm],
    ["{ goals: { has: [fit] } }", "[fit] } }", conditionMessages.hasForm],
    ["{ gender: { oneOf: male } }", "male } }", conditionMessages.oneOfForm],
    ["{ arm: B }", "B }", conditionMessages.armForm],
    ["{ arm: {} }", "{} }", conditionMessages.armForm],
    ["{ arm: { order: 1 } }", "1 } }", conditionMessages.armForm],
    ["{ arm: { order: [] } }", "[] } }", conditionMessages.armForm],
  ])("reports %s at %s", (written, pointsAt, message) => {
    expect(read(written)).toEqual({ when: undefined, errors: [[pointsAt, message]] });
  });

  test("reports every error in a condition", () => {
    expect(read("{ gender: { is: [male] }, goals: { has: [fit] } }").errors).toEqual([
      ["[male] }, goals: { has: [fit] } }", conditionMessages.isForm],
      ["[fit] } }", conditionMessages.hasForm],
    ]);
  });
});
