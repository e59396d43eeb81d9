import { describe, expect, test } from "vitest";
import { weightName } from "./weight-names.ts";

const nameWeights = (...values: number[]) => {
  const points = values.map((value, index) => ({ day: index + 1, value }));
  return points.map((_, index) => weightName(points, index, "lbs"));
};

describe("weightName", () => {
  test("labels only the first and the last weight", () => {
    expect(nameWeights(185, 183, 181).map((name) => name?.text)).toEqual([
      "185 lbs",
      undefined,
      "181 lbs",
    ]);
    expect(nameWeights(185, 183, 181).map((name) => name?.isStart)).toEqual([
      true,
      undefined,
      false,
    ]);
  });

  test("labels a single weight once, and not as the start", () => {
    expect(nameWeights(185)).toEqual([
      { text: "185 lbs", anchor: "start", isStart: false, side: "above" },
    ]);
  });

  test.each([
    ["down", [185, 180], ["above", "below"]],
    ["up", [180, 185], ["below", "above"]],
    ["level", [180, 180], ["above", "below"]],
  ])("keeps the labels off a line that goes %s", (_, values, sides) => {
    expect(nameWeights(...values).map((name) => name?.side)).toEqual(sides);
  });

  test("aligns labels toward the inside of the chart", () => {
    const findAnchor = (days: number[], index: number) =>
      weightName(
        days.map((day) => ({ day, value: 180 })),
        index,
        "lbs",
      )?.anchor;
    expect([findAnchor([30], 0), findAnchor([25, 30], 0), findAnchor([1, 30], 1)]).toEqual([
      "end",
      "end",
      "end",
    ]);
    expect([findAnchor([1], 0), findAnchor([1, 2], 1), findAnchor([3, 30], 0)]).toEqual([
      "start",
      "start",
      "start",
    ]);
  });
});
