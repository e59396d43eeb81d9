import { describe, expect, test } from "vitest";
import { findPromisedNumbers } from "./promised-numbers.ts";

const findNumbers = (text: string) => findPromisedNumbers(text).map(({ written }) => written);

describe("findPromisedNumbers", () => {
  test("reads how many there are, and whether it can be more", () => {
    expect(findPromisedNumbers("Over 1,500+ recipes and 9 guides")).toEqual([
      { written: "1,500+", number: 1500, isAtLeast: true },
      { written: "9", number: 9, isAtLeast: false },
    ]);
    expect(findPromisedNumbers("Recipes: 500+")).toEqual([
      { written: "500+", number: 500, isAtLeast: true },
    ]);
  });

  test.each([
    "30 days of meals",
    "30-day plan",
    "Ready in 15 minutes",
    "A $29 value",
    "Support 24/7",
    "100% meat",
    "Save 20% today",
    "4–6 servings",
    "Plan B2 included",
    "Version 1.5 is here",
    "Recipes",
    "",
  ])("reads no number in %j", (text) => {
    expect(findNumbers(text)).toEqual([]);
  });
});
