import { describe, expect, test } from "vitest";
import { countDone, withTick } from "./ticks.ts";

describe("ticks", () => {
  test("adds ticks in any order, and removes one", () => {
    expect(withTick([], 2, true)).toEqual([2]);
    expect(withTick([2], 0, true)).toEqual([0, 2]);
    expect(withTick([0, 2], 2, true)).toEqual([0, 2]);
    expect(withTick([0, 2], 0, false)).toEqual([2]);
  });

  test("counts an exercise once if it's ticked twice in storage", () => {
    expect(countDone([0, 0, 1], ["squat", "plank", "walk"])).toBe(2);
    expect(withTick([1, 1], 0, true)).toEqual([0, 1]);
  });

  test("doesn't count ticks of exercises that are gone", () => {
    expect(countDone([0, 5, -1], ["squat", "plank"])).toBe(1);
  });
});
