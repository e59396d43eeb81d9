import { describe, expect, test } from "vitest";
import { fillPlaceholders, findPlaceholders } from "./placeholders.ts";

const find = (name: string) => ({ goals: "get fit", empty: "" })[name];

describe("placeholders", () => {
  test.each([
    ["Because you want to {goals}.", "Because you want to get fit."],
    ["{goals|reach your goal}", "get fit"],
    ["{diet|reach your goal}", "reach your goal"],
    ["{diet}", ""],
    ["{diet|}", ""],
    ["{ goals }", "get fit"],
    ["{empty|something}", ""],
    ["{goals}{goals}", "get fitget fit"],
    ["body-{diet|male}-lean", "body-male-lean"],
    ["nothing to fill", "nothing to fill"],
    ["{}", "{}"],
    ["100 % { of it", "100 % { of it"],
  ])("fills %j: %j", (text, read) => {
    expect(fillPlaceholders(text, find)).toBe(read);
  });

  test("inserts an answer with dollar signs or braces unchanged", () => {
    expect(fillPlaceholders("For {x}.", () => "$& $1 {goals}")).toBe("For $& $1 {goals}.");
  });

  test("finds the names in a text, with their fallbacks", () => {
    expect(findPlaceholders("{goals|your goal}, {gender} and { age |}")).toEqual([
      { name: "goals", fallback: "your goal" },
      { name: "gender", fallback: undefined },
      { name: "age", fallback: "" },
    ]);
  });
});
