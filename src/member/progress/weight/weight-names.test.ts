import { describe, expect, test } from "vitest";
import { weightName } from "./weight-names.ts";

const namesOf = (...values: number[]) => {
  const points = values.map((value, index) => ({ day: index + 1, value }));
  return points.map((_, index) => weightName(points, index, "lbs"));
};

describe("weightName", () => {
  test("labels only the first and the last weight", () => {
    expect(namesOf(185, 183, 181).map((name) => name?.text)).toEqual([
      "185 lbs",
      undefined,
      "181 lbs",
    ]);
    expect(namesOf(185, 183, 181).map((name) => name?.isStart)).toEqual([true, undefined, false]);
  });

  test("labels a single weight once, and not as the start", () => {
    expect(namesOf(185)).toEqual([
      { text: "185 lbs", anchor: "start", isStart: false, side: "above" },
    ]);
  });

  test.each([
    ["down", [185, 180], ["above", "below"]],
    ["up", [180, 185], ["below", "above"]],
    ["level", [180, 180], ["above", "below"]],
  ])("keeps the labels off a line that goes %s", (_, values, sides) => {
    expect(namesOf(...values).map((name) => name?.side)).toEqual(sides);
  });

  test("aligns labels toward the inside of the chart", () => {
    const anchorOf = (days: number[], index: number) =>
      weightName(
        days.map((day) => ({ day, value: 180 })),
        index,
        "lbs",
      )?.anchor;
    expect([anchorOf([30], 0), anchorOf([25, 30], 0), anchorOf([1, 30], 1)]).toEqual([
      "end",
      "end",
      "end",
    ]);
    expect([anchorOf([1], 0), anchorOf([1, 2], 1), anchorOf([3, 30], 0)]).toEqual([
      "start",
      "start",
      "start",
    ]);
  });
});
