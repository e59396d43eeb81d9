import { describe, expect, test } from "vitest";
import { findDateOrder, parseDate } from "./parse-date.ts";

describe("parseDate", () => {
  test.each([
    ["2026-03-04", "2026-03-04"],
    ["2026/3/4", "2026-03-04"],
    ["2026-03-04 07:30:00 +0100", "2026-03-04 07:30"],
    ["04.03.2026", "2026-03-04"],
    ["4.3.26 7:05", "2026-03-04 07:05"],
    ["4 Mar 2026", "2026-03-04"],
    ["Wednesday, 4 March 2026", "2026-03-04"],
    ["Mar 4, 2026", "2026-03-04"],
    ["Wed, March 4, 2026 7:30 PM", "2026-03-04 19:30"],
    ["٢٠٢٦-٠٣-٠٤", "2026-03-04"],
    ["\u200e2026-\u200e03-\u200e04", "2026-03-04"],
    [" 2026-03-04 12:05 am", "2026-03-04 00:05"],
  ])("reads %j", (text, date) => {
    expect(parseDate(text, "month-first")).toBe(date);
    expect(parseDate(text, "day-first")).toBe(date);
  });

  test("reads 3/4/2026 as the file has its dates", () => {
    expect(parseDate("3/4/2026", "month-first")).toBe("2026-03-04");
    expect(parseDate("3/4/2026", "day-first")).toBe("2026-04-03");
  });

  test("reads moments in this device's time", () => {
    const moment = new Date(2026, 2, 4, 7, 30);
    for (const text of [
      moment.toISOString(),
      String(moment.getTime()),
      String(moment.getTime() / 1000),
    ])
      expect(parseDate(text, "month-first")).toBe("2026-03-04 07:30");
  });

  test.each(["", "yesterday", "2026-02-30", "2026-13-01", "13/13/2026", "4 Foo 2026", "82.5"])(
    "refuses %j",
    (text) => {
      expect(parseDate(text, "month-first")).toBeUndefined();
    },
  );
});

describe("findDateOrder", () => {
  test.each([
    [["3/4/2026", "3/13/2026"], "month-first"],
    [["3/4/2026", "13/3/2026"], "day-first"],
    [["3/4/2026", "5/6/2026"], undefined],
    [["2026-03-04", "04.03.2026"], "irrelevant"],
  ])("of %j is %s", (texts, order) => {
    expect(findDateOrder(texts)).toBe(order);
  });
});
