import { describe, expect, test } from "vitest";
import { parseDecimal } from "./decimal.ts";

const CM = /\s*cm$/;

describe("parseDecimal", () => {
  test.each<[string, number | "" | undefined]>([
    ["84", 84],
    ["84,5", 84.5],
    ["84.5 cm", 84.5],
    ["８４．５CM", 84.5],
    ["٨٤٫٥", 84.5],
    ["84.5 ㎝", 84.5],
    ["  ", ""],
    ["cm", ""],
    ["1,234.5", undefined],
    ["-84", undefined],
    ["1e3", undefined],
    ["84 in", undefined],
  ])("reads %j as %j", (typed, value) => {
    expect(parseDecimal(typed, CM)).toBe(value);
  });
});
