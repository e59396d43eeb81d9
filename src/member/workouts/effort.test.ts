import { describe, expect, test } from "vitest";
import { effortText, restText } from "./effort.ts";

const effort = { exercise: "squat", sets: 3, rest: 60 };

describe("effort", () => {
  test("shows sets with repetitions or seconds", () => {
    expect(effortText({ ...effort, repetitions: 8 })).toBe("3 × 8 repetitions");
    expect(effortText({ ...effort, seconds: 20 })).toBe("3 × 20 seconds");
    expect(effortText({ ...effort, sets: 2, repetitions: 1 })).toBe("2 × 1 repetition");
  });

  test("omits the count of a single set, and shows a long walk in minutes", () => {
    expect(effortText({ ...effort, sets: 1, seconds: 1200 })).toBe("20 minutes");
    expect(effortText({ ...effort, sets: 1, seconds: 60 })).toBe("60 seconds");
    expect(effortText({ ...effort, sets: 1, seconds: 105 })).toBe("105 seconds");
  });

  test("shows a rest only if there is one", () => {
    expect(restText({ ...effort, repetitions: 8 })).toBe("60 seconds rest");
    expect(restText({ ...effort, repetitions: 8, rest: 0 })).toBeUndefined();
  });
});
