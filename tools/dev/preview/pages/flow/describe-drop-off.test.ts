import { describe, expect, test } from "vitest";
import { describeDropOff, formatPercent } from "./describe-drop-off.ts";
import { getCounted } from "./get-counted.ts";

describe("describeDropOff", () => {
  test("says how many stopped, and how long the others took", () => {
    expect(describeDropOff({ entered: 1200, dropOff: 0.123, medianSeconds: 6 }, 28)).toBe(
      "12% of 1,200 visits ended here in the last 28 days. Half of those who went on took up to 6 s.",
    );
  });

  test("leaves out the time if no one went on", () => {
    expect(describeDropOff({ entered: 5, dropOff: 1, medianSeconds: null }, 28)).toBe(
      "100% of 5 visits ended here in the last 28 days.",
    );
  });
});

describe("formatPercent", () => {
  test.each([
    [0, "0%"],
    [0.0449, "4.5%"],
    [0.05, "5%"],
    [0.256, "26%"],
  ])("writes %f as %s", (share, text) => {
    expect(formatPercent(share)).toBe(text);
  });
});

test("visitors who opened the checkout aren't counted as lost on the sales page", () => {
  const numbers = { entered: 200, dropOff: 0.95, medianSeconds: 30 };
  const read = { days: 28, checkouts: 40, places: { email: numbers, buy: numbers } };
  const dropOffAt = (place: string, type: string) =>
    getCounted({ place, type }, { ...read, kind: "read" })?.numbers.dropOff;

  expect(dropOffAt("buy", "sales")).toBeCloseTo(0.75);
  expect(dropOffAt("email", "email")).toBe(0.95);
  expect(dropOffAt("age", "age")).toBeUndefined();
});
