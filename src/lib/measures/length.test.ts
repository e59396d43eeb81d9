import { describe, expect, test } from "vitest";
import { convertLength } from "./length.ts";

describe("convertLength", () => {
  test.each([
    [32, "in", 81.3, "cm"],
    [81.3, "cm", 32, "in"],
    [84.5, "cm", 84.5, "cm"],
  ] as const)("makes %d %s into %d %s", (value, unit, other, to) => {
    expect(convertLength({ value, unit }, to)).toEqual({ value: other, unit: to });
  });

  test("brings tenths of an inch back", () => {
    for (let tenths = 40; tenths <= 1000; tenths++) {
      const length = { value: tenths / 10, unit: "in" } as const;
      expect(convertLength(convertLength(length, "cm"), "in")).toEqual(length);
    }
  });
});
