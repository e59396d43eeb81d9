import { describe, expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

describe("wholeNumber", () => {
  test.each([
    ["150", 150],
    [" 72 ", 72],
    ["007", 7],
    ["72.9", 72],
    ["72,9", 72],
    ["72٫9", 72],
    ["1,000", 1],
    ["1 000", 1],
    ["٧٢", 72],
    ["۷۲٫۹", 72],
    ["७२", 72],
    ["７２．９", 72],
    ["\u200B72", 72],
    ["72\u00A0kg", 72],
    ["72kg", 72],
    ["-3", -3],
    ["", 0],
    ["abc", 0],
    [".5", 0],
    ["-", 0],
    ["NaN", 0],
    ["Infinity", 0],
    ["1e3", 1],
    ["9".repeat(400), 0],
  ])("parses %j as %d", (text, number) => {
    expect(wholeNumber(text)).toBe(number);
  });
});
