import { expect, test } from "vitest";
import { dayAfterKey } from "./day-focus.ts";

function walk(from: number, ...keys: string[]) {
  let day = from;
  return keys.map((key) => {
    day = dayAfterKey(day, key) ?? Number.NaN;
    return day;
  });
}

test("whoever presses right goes through the days in their order, and stops at the last", () => {
  const days = walk(1, ...Array.from({ length: 31 }, () => "ArrowRight"));
  expect(days.slice(0, 29)).toEqual(Array.from({ length: 29 }, (_, index) => index + 2));
  expect(days.slice(-2)).toEqual([30, 30]);
});

test("whoever presses left at the first day stays there", () => {
  expect(walk(3, "ArrowLeft", "ArrowLeft", "ArrowLeft")).toEqual([2, 1, 1]);
});

test("up and down lead by a week, and never off the 30 days", () => {
  expect(walk(1, "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown")).toEqual([
    8, 15, 22, 29, 29,
  ]);
  expect(walk(9, "ArrowUp", "ArrowUp")).toEqual([2, 2]);
  expect(dayAfterKey(24, "ArrowDown")).toBe(24);
});

test("Home and End lead to the ends", () => {
  expect(walk(12, "End", "Home")).toEqual([30, 1]);
});

test("other keys are left alone", () => {
  expect(dayAfterKey(12, "Enter")).toBeUndefined();
  expect(dayAfterKey(12, "Tab")).toBeUndefined();
});
