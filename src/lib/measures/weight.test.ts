import { describe, expect, test } from "vitest";
import { convertWeight, inTenths, weightInKg } from "./weight.ts";

describe("weight", () => {
  test.each([
    [150, "lbs", 68, "kg"],
    [151, "lbs", 68, "kg"],
    [1, "lbs", 0, "kg"],
    [68, "kg", 150, "lbs"],
    [100, "kg", 220, "lbs"],
    [0, "kg", 0, "lbs"],
  ] as const)("converts %d %s to %d %s", (value, unit, other, otherUnit) => {
    expect(convertWeight({ value, unit }, otherUnit)).toEqual({ value: other, unit: otherUnit });
  });

  test("keeps the typed number if the unit doesn't change", () => {
    expect(convertWeight({ value: 151, unit: "lbs" }, "lbs")).toEqual({ value: 151, unit: "lbs" });
  });

  test("survives a switch from kilograms to pounds and back", () => {
    for (let value = 0; value <= 300; value++)
      expect(convertWeight(convertWeight({ value, unit: "kg" }, "lbs"), "kg")).toEqual({
        value,
        unit: "kg",
      });
  });

  test("converts to tenths where a scale's precision counts", () => {
    expect(inTenths({ value: 82.35, unit: "kg" }, "lbs")).toEqual({ value: 181.6, unit: "lbs" });
    expect(inTenths({ value: 180.5, unit: "lbs" }, "kg")).toEqual({ value: 81.9, unit: "kg" });
    expect(inTenths({ value: 82.35, unit: "kg" }, "kg")).toEqual({ value: 82.4, unit: "kg" });
  });

  test("is exact in calculations, not rounded", () => {
    expect(weightInKg({ value: 150, unit: "lbs" })).toBeCloseTo(68.0388, 10);
    expect(weightInKg({ value: 150, unit: "kg" })).toBe(150);
  });
});
