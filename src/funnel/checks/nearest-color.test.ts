import { expect, test } from "vitest";
import { contrast } from "#lib/contrast.ts";
import { oklchOf } from "#lib/oklch.ts";
import { nearestColor } from "./nearest-color.ts";

test("a designer whose grey is too pale for text gets the palest grey that is not", () => {
  expect(nearestColor("#aaaaaa", [{ color: "#ffffff", needed: 4.5 }])).toBe("#767676");
});

test("a colour keeps its hue, and moves to the side where all of its grounds let it stand out", () => {
  const grounds = [
    { color: "#191210", needed: 3 },
    { color: "#261d19", needed: 3 },
  ];
  const found = nearestColor("#5a1d1a", grounds) ?? "";
  for (const { color, needed } of grounds)
    expect(contrast(found, color)).toBeGreaterThanOrEqual(needed);
  expect(oklchOf(found).lightness).toBeGreaterThan(oklchOf("#5a1d1a").lightness);
  expect(oklchOf(found).hue).toBeCloseTo(oklchOf("#5a1d1a").hue, 1);
});

test("a designer whose grounds leave no room between them gets no colour that would be refused again", () => {
  expect(
    nearestColor("#808080", [
      { color: "#ffffff", needed: 4.5 },
      { color: "#000000", needed: 4.5 },
      { color: "#777777", needed: 3 },
    ]),
  ).toBeUndefined();
});
