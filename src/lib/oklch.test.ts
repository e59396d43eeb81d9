import { expect, test } from "vitest";
import { colorOf, oklchOf } from "./oklch.ts";

test("a colour that is read and written again is the same", () => {
  for (const color of ["#000000", "#ffffff", "#a3211f", "#0a5a68", "#f3d9b1", "#00ff00"])
    expect(colorOf(oklchOf(color))).toBe(color);
});

test("red has the lightness, chroma and hue that its definition gives", () => {
  const { lightness, chroma, hue } = oklchOf("#ff0000");
  expect(lightness).toBeCloseTo(0.628, 3);
  expect(chroma).toBeCloseTo(0.2577, 3);
  expect((hue * 180) / Math.PI).toBeCloseTo(29.23, 1);
});

test("a colour beyond what a screen can show is still one that it can", () => {
  expect(colorOf({ lightness: 1.2, chroma: 0.3, hue: 2 })).toMatch(/^#[0-9a-f]{6}$/);
});
