import { expect, test } from "vitest";
import { weightName } from "./weight-names.ts";

const namesOf = (...values: number[]) => {
  const points = values.map((value, index) => ({ day: index + 1, value }));
  return points.map((_, index) => weightName(points, index, "lbs"));
};

test("the first and the last weight are named, and none between", () => {
  expect(namesOf(185, 183, 181).map((name) => name?.text)).toEqual([
    "185 lbs",
    undefined,
    "181 lbs",
  ]);
  expect(namesOf(185, 183, 181).map((name) => name?.isStart)).toEqual([true, undefined, false]);
});

test("a single weight is named once, and is no start yet", () => {
  expect(namesOf(185)).toEqual([
    { text: "185 lbs", anchor: "start", isStart: false, side: "above" },
  ]);
});

test.each([
  ["down", [185, 180], ["above", "below"]],
  ["up", [180, 185], ["below", "above"]],
  ["level", [180, 180], ["above", "below"]],
])("where the weight goes %s, the names stand on either side of the line", (_, values, sides) => {
  expect(namesOf(...values).map((name) => name?.side)).toEqual(sides);
});

test("a name leans into the picture, wherever its point is", () => {
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
