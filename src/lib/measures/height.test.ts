import { describe, expect, test } from "vitest";
import { feetAndInches, heightInCm, shownInCm } from "./height.ts";

describe("height", () => {
  test.each([
    [5, 8, 173],
    [5, 11, 180],
    [6, 0, 183],
    [4, 11, 150],
    [0, 0, 0],
  ])("shows %d ft %d in as %d cm", (feet, inches, cm) => {
    expect(shownInCm({ feet, inches })).toBe(cm);
  });

  test.each([
    [173, 5, 8],
    [181, 5, 11],
    [182, 6, 0],
    [183, 6, 0],
    [152, 5, 0],
    [151, 4, 11],
    [0, 0, 0],
  ])("stores %d cm as %d ft %d in", (cm, feet, inches) => {
    expect(feetAndInches(cm)).toEqual({ feet, inches });
  });

  test("survives a switch from feet to centimeters and back, and never has twelve inches", () => {
    for (let inches = 0; inches < 108; inches++) {
      const height = { feet: Math.floor(inches / 12), inches: inches % 12 };
      expect(feetAndInches(shownInCm(height))).toEqual(height);
    }
    for (let cm = 0; cm < 300; cm++) expect(feetAndInches(cm).inches).toBeLessThan(12);
  });

  test("is exact in calculations, not rounded as shown", () => {
    expect(heightInCm({ feet: 5, inches: 8 })).toBeCloseTo(172.72, 10);
  });
});
