import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";

describe("contrast", () => {
  // Reference values from the WCAG's own examples and from browser developer tools.
  test.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#0000ff", "#ffffff", 8.59],
    ["#FF0000", "#000000", 5.25],
  ])("of %s and %s is %d", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});
