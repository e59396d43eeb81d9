import { describe, expect, test } from "vitest";
import { contrast } from "#lib/color/contrast.ts";
import { toOklch } from "#lib/color/oklch.ts";
import { nearestColor } from "./nearest-color.ts";

describe("nearestColor", () => {
  test("finds the lightest gray that is readable as text", () => {
    expect(nearestColor("#aaaaaa", [{ color: "#ffffff", needed: 4.5 }])).toBe("#767676");
  });

  test("keeps the hue and moves the lightness until the color stands out on all grounds", () => {
    const grounds = [
      { color: "#191210", needed: 3 },
      { color: "#261d19", needed: 3 },
    ];
    const found = nearestColor("#5a1d1a", grounds) ?? "";
    for (const { color, needed } of grounds)
      expect(contrast(found, color)).toBeGreaterThanOrEqual(needed);
    expect(toOklch(found).lightness).toBeGreaterThan(toOklch("#5a1d1a").lightness);
    expect(toOklch(found).hue).toBeCloseTo(toOklch("#5a1d1a").hue, 1);
  });

  test("finds no color when the grounds leave no room for one", () => {
    expect(
      nearestColor("#808080", [
        { color: "#ffffff", needed: 4.5 },
        { color: "#000000", needed: 4.5 },
        { color: "#777777", needed: 3 },
      ]),
    ).toBeUndefined();
  });
});
