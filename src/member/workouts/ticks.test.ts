import { expect, test } from "vitest";
import { countDone, withTick } from "./ticks.ts";

test("a member ticks exercises off in any order, and takes a tick back", () => {
  expect(withTick([], 2, true)).toEqual([2]);
  expect(withTick([2], 0, true)).toEqual([0, 2]);
  expect(withTick([0, 2], 2, true)).toEqual([0, 2]);
  expect(withTick([0, 2], 0, false)).toEqual([2]);
});

test("a day that was ticked off by hand in two places counts each exercise once", () => {
  expect(countDone([0, 0, 1], ["squat", "plank", "walk"])).toBe(2);
  expect(withTick([1, 1], 0, true)).toEqual([0, 1]);
});

test("a workout that has become shorter does not count what is gone", () => {
  expect(countDone([0, 5, -1], ["squat", "plank"])).toBe(1);
});
