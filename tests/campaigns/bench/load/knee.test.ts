import { describe, expect, test } from "vitest";
import { findKnee } from "./overload.ts";

describe("findKnee", () => {
  test.each([
    ["above the first rate", 30, 10, 27.44],
    ["below it", 6, 10, 5.1],
    ["at it", 10, 10, 10],
    ["and 0 if nothing does", 0.5, 10, 0],
  ])("finds the last rate that holds, %s", async (_, limit, first, knee) => {
    expect(await findKnee(first, async (rate) => rate <= limit)).toBeCloseTo(knee, 1);
  });
});
