import { describe, expect, test } from "vitest";
import { dateText, getDateOfDay, parseDay } from "./shown-day.ts";

describe("shown day", () => {
  test("is the URL's, if it's one of the plan's", () => {
    expect(["1", "8", "08", "30"].map(parseDay)).toEqual([1, 8, 8, 30]);
    for (const asked of [null, "", "0", "31", "-1", "1.5", "two", "1e0", " 8", "8".repeat(4_000)])
      expect(parseDay(asked)).toBeUndefined();
  });

  test("has its date, before and after today", () => {
    const today = new Date(2026, 10, 23, 23, 59);
    const formatDay = (day: number) => dateText(getDateOfDay(day, 5, today));
    expect(formatDay(5)).toBe("Mon, Nov 23");
    expect(formatDay(1)).toBe("Thu, Nov 19");
    expect(formatDay(12)).toBe("Mon, Nov 30");
    expect(formatDay(13)).toBe("Tue, Dec 1");
  });
});
