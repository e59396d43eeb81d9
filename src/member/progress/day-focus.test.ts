import { describe, expect, test } from "vitest";
import { dayAfterKey } from "./day-focus.ts";

function walk(from: number, ...keys: string[]) {
  let day = from;
  return keys.map((key) => {
    day = dayAfterKey(day, key) ?? Number.NaN;
    return day;
  });
}

describe("dayAfterKey", () => {
  test("goes right day by day, and stops at the last day", () => {
    const days = walk(1, ...Array.from({ length: 31 }, () => "ArrowRight"));
    expect(days.slice(0, 29)).toEqual(Array.from({ length: 29 }, (_, index) => index + 2));
    expect(days.slice(-2)).toEqual([30, 30]);
  });

  test("stays on the first day when you press left", () => {
    expect(walk(3, "ArrowLeft", "ArrowLeft", "ArrowLeft")).toEqual([2, 1, 1]);
  });

  test("moves up and down by a week, but never off the 30 days", () => {
    expect(walk(1, "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown")).toEqual([
      8, 15, 22, 29, 29,
    ]);
    expect(walk(9, "ArrowUp", "ArrowUp")).toEqual([2, 2]);
    expect(dayAfterKey(24, "ArrowDown")).toBe(24);
  });

  test("goes to the first and last day with Home and End", () => {
    expect(walk(12, "End", "Home")).toEqual([30, 1]);
  });

  test("ignores other keys", () => {
    expect(dayAfterKey(12, "Enter")).toBeUndefined();
    expect(dayAfterKey(12, "Tab")).toBeUndefined();
  });
});
