import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";

// reference values of the WCAG's own examples and of the browser's developer tools
test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#777777", "#ffffff", 4.48],
  ["#767676", "#ffffff", 4.54],
  ["#0000ff", "#ffffff", 8.59],
  ["#FF0000", "#000000", 5.25],
])("%s and %s differ by %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});
