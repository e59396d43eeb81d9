import { describe, expect, test } from "vitest";
import { formatLength, lengthProblem, parseLength } from "./measure-text.ts";

describe("measure text", () => {
  test.each([
    ["84,5", "cm", 84.5],
    ["84.5 cm", "cm", 84.5],
    ["８４", "cm", 84],
    ["33.46", "in", 33.5],
    ['33.5"', "in", 33.5],
    ["33 inches", "in", 33],
  ] as const)("reads %j in %s as %d", (text, unit, value) => {
    expect(parseLength(text, "waist", unit)).toEqual({ value, unit });
  });

  test.each([
    ["39.9", "waist", "cm"],
    ["250.1", "waist", "cm"],
    ["33 in", "waist", "cm"],
    ["84 cm", "waist", "in"],
    ["9", "arm", "cm"],
    ["61", "thigh", "in"],
    ["wide", "hips", "cm"],
  ] as const)("refuses %j for the %s in %s", (text, measure, unit) => {
    expect(parseLength(text, measure, unit)).toBeUndefined();
  });

  test("clears a measure if the text is empty", () => {
    expect(parseLength(" ", "waist", "cm")).toBe("");
    expect(formatLength("", "cm")).toBe("");
  });

  test("shows a measure in the member's unit, whatever unit it was saved in", () => {
    expect(formatLength({ value: 84, unit: "cm" }, "in")).toBe("33.1");
  });

  test("explains which lengths are valid", () => {
    expect(lengthProblem("waist", "cm")).toMatchInlineSnapshot(
      `"Please enter a length from 40 to 250 cm, such as 84.5. This one isn't saved."`,
    );
    expect(lengthProblem("arm", "in")).toMatchInlineSnapshot(
      `"Please enter a length from 4 to 60 in, such as 33.5. This one isn't saved."`,
    );
  });
});
