import { describe, expect, test } from "vitest";
import { effortText, restText, shortEffortText } from "./effort.ts";

const effort = { exercise: "squat", sets: 3, rest: 60 };

describe("effort", () => {
  test("shows sets with repetitions or seconds", () => {
    expect(effortText({ ...effort, repetitions: 8 })).toBe("3 × 8 repetitions");
    expect(effortText({ ...effort, seconds: 20 })).toBe("3 × 20 seconds");
    expect(effortText({ ...effort, sets: 2, repetitions: 1 })).toBe("2 × 1 repetition");
  });

  test("names the sides", () => {
    expect(effortText({ ...effort, repetitions: 8, sides: 2 })).toBe("3 × 8 repetitions per side");
    expect(shortEffortText({ ...effort, seconds: 20, sides: 2 })).toBe(
      "3\u00a0×\u00a020\u00a0s\u00a0per\u00a0side",
    );
  });

  test("omits the count of a single set, and shows a long walk in minutes", () => {
    expect(effortText({ ...effort, sets: 1, seconds: 1200 })).toBe("20 minutes");
    expect(effortText({ ...effort, sets: 1, seconds: 60 })).toBe("60 seconds");
    expect(effortText({ ...effort, sets: 1, seconds: 105 })).toBe("105 seconds");
  });

  test("is short on paper, and never broken into two lines", () => {
    expect(shortEffortText({ ...effort, repetitions: 8 })).toBe("3\u00a0×\u00a08");
    expect(shortEffortText({ ...effort, sets: 1, repetitions: 8 })).toBe("1\u00a0×\u00a08");
    expect(shortEffortText({ ...effort, seconds: 20 })).toBe("3\u00a0×\u00a020\u00a0s");
    expect(shortEffortText({ ...effort, sets: 1, seconds: 1200 })).toBe("20\u00a0min");
  });

  test("shows a rest only if there is one", () => {
    expect(restText({ ...effort, repetitions: 8 })).toBe("60 seconds rest");
    expect(restText({ ...effort, repetitions: 8, rest: 0 })).toBeUndefined();
  });
});
