import { describe, expect, test } from "vitest";
import { LOOKS, measureStrength } from "./found.ts";
import { movedSquares, type Pixels, strongPixels } from "./looks.ts";
import { markedPixels } from "./pixels.ts";

type Color = [red: number, green: number, blue: number];
const PAPER: Color = [251, 246, 239];
const INK: Color = [35, 26, 21];

describe("picture comparison", () => {
  test("marks the pixels of a small change in ink, and no others", () => {
    const strong = strongPixels(
      picture(() => PAPER),
      picture((x, y) => (x === 40 && y === 7 ? INK : PAPER)),
      LOOKS.strong,
    );

    expect([...strong].filter(Boolean)).toHaveLength(1);
    expect(strong[7 * 130 + 40]).toBe(1);
  });

  test("finds a change of the paper by its squares, though no pixel differs strongly", () => {
    const [before, after] = [picture(() => PAPER), picture(() => [245, 237, 221])];

    expect(strongPixels(before, after, LOOKS.strong).some(Boolean)).toBe(false);
    expect([...movedSquares(before, after, LOOKS.small).moved]).toEqual(Array(8 * 4).fill(18));
    expect([...movedSquares(before, after, LOOKS.wide).moved]).toEqual([18, 18]);
  });

  test("measures a square by the channel that moved most, up or down", () => {
    const findMoved = (color: Color) =>
      movedSquares(
        picture(() => [100, 100, 100]),
        picture(() => color),
        64,
      ).moved[0];

    expect(findMoved([97, 100, 101])).toBe(3);
    expect(findMoved([101, 103, 100])).toBe(3);
  });

  test("ignores noise that is a little lighter here and a little darker there", () => {
    const [before, after] = [
      picture(() => [200, 200, 200]),
      picture((x, y) => ((x + y) % 2 ? [220, 220, 220] : [180, 180, 180])),
    ];

    expect(strongPixels(before, after, LOOKS.strong).some(Boolean)).toBe(false);
    expect(Math.max(...movedSquares(before, after, LOOKS.small).moved)).toBeLessThan(0.5);
  });

  test("adds the remaining pixels on the right and at the bottom to the last squares", () => {
    const after = picture((x, y) => (x === 129 && y === 69 ? INK : PAPER));
    const { columns, moved } = movedSquares(
      picture(() => PAPER),
      after,
      16,
    );

    expect(columns).toBe(8);
    expect([...moved].findIndex((levels) => levels > 0)).toBe(8 * 4 - 1);
    expect(moved.at(-1)).toBeCloseTo((246 - 26) / (18 * 22));
  });

  test("treats a picture smaller than a square as one square", () => {
    const dot = (color: Color): Pixels => ({
      data: new Uint8ClampedArray([...color, 255]),
      width: 1,
      height: 1,
    });

    expect([...movedSquares(dot(PAPER), dot(INK), LOOKS.wide).moved]).toEqual([220]);
  });

  test("reports a difference as soon as one measure exceeds its threshold", () => {
    expect(measureStrength({ share: 0.0002, small: 5, wide: 1 })).toBe(1);
    expect(measureStrength({ share: 0.0003, small: 0, wide: 0 })).toBeGreaterThan(1);
    expect(measureStrength({ share: 0, small: 5.1, wide: 0 })).toBeGreaterThan(1);
    expect(measureStrength({ share: 0, small: 0, wide: 1.1 })).toBeGreaterThan(1);
  });

  test("draws faint squares in violet, strong pixels in red, and the rest in gray", () => {
    const before = picture(() => PAPER);
    const after = picture((x, y) => {
      if (x === 0 && y === 0) return INK;
      return x >= 64 ? [249, 244, 237] : PAPER;
    });
    const marked = markedPixels(
      after,
      strongPixels(before, after, LOOKS.strong),
      movedSquares(before, after, LOOKS.small),
    );
    const at = (x: number, y: number) => [
      ...marked.subarray((y * 130 + x) * 4, (y * 130 + x) * 4 + 3),
    ];

    expect(at(0, 0)).toEqual([220, 0, 40]);
    const [red = 0, green = 0, blue = 0] = at(100, 30);
    expect([blue - green, red - green].map((more) => more > 10)).toEqual([true, true]);
    expect(new Set(at(40, 30)).size).toBe(1);
  });

  /** 130 × 70 pixels: neither side is a multiple of a square's. */
  function picture(colorAt: (x: number, y: number) => Color): Pixels {
    const [width, height] = [130, 70];
    const pixels = Array.from({ length: width * height }, (_, pixel) => [
      ...colorAt(pixel % width, Math.floor(pixel / width)),
      255,
    ]);
    return { data: new Uint8ClampedArray(pixels.flat()), width, height };
  }
});
