import { describe, expect, test } from "vitest";
import { calculatePercent } from "./mutation.ts";

describe("calculatePercent", () => {
  test("never rounds up", () => {
    expect(calculatePercent({ mutants: 1000, killed: 899 })).toBe(89.9);
    expect(calculatePercent({ mutants: 10_000, killed: 8999 })).toBe(89.9);
    expect(calculatePercent({ mutants: 0, killed: 0 })).toBe(0);
  });
});
