import { describe, expect, test } from "vitest";
import { waterPercent } from "./water.ts";

describe("waterPercent", () => {
  test("fills an eighth with each glass, and stays full after eight", () => {
    expect([0, 1, 3, 8, 9, 20].map(waterPercent)).toEqual([0, 12.5, 37.5, 100, 100, 100]);
  });
});
