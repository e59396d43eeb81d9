import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { formatColor, toOklch } from "./oklch.ts";

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

describe("OKLCH color", () => {
  test("survives a round trip", () => {
    for (const color of ["#000000", "#ffffff", "#a3211f", "#0a5a68", "#f3d9b1", "#00ff00"])
      expect(formatColor(toOklch(color))).toBe(color);
  });

  test("gives red the lightness, chroma, and hue of its definition", () => {
    const { lightness, chroma, hue } = toOklch("#ff0000");
    expect(lightness).toBeCloseTo(0.628, 3);
    expect(chroma).toBeCloseTo(0.2577, 3);
    expect((hue * 180) / Math.PI).toBeCloseTo(29.23, 1);
  });

  test("clamps colors that no screen can show", () => {
    expect(formatColor({ lightness: 1.2, chroma: 0.3, hue: 2 })).toMatch(/^#[0-9a-f]{6}$/);
  });
});
