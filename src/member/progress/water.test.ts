import { expect, test } from "vitest";
import { glassesOf, waterHint, waterPercent, waterText } from "./water.ts";

test.each([
  ["3", 3],
  ["0", 0],
  ["20", 20],
  ["21", 20],
  ["999", 20],
  ["-4", 0],
  ["2.9", 2],
  ["", 0],
  ["many", 0],
])("whoever types %j drank %d glasses", (text, glasses) => {
  expect(glassesOf(text)).toBe(glasses);
});

test("eight glasses fill the bar, and no more fits into it", () => {
  expect([0, 1, 3, 8, 20].map(waterPercent)).toEqual([0, 12.5, 37.5, 100, 100]);
});

test("a member reads how far the day's water is", () => {
  expect([0, 7, 8, 9].map(waterText)).toEqual([
    "0 of 8 glasses",
    "7 of 8 glasses",
    "8 of 8 glasses, a full day",
    "9 glasses, more than a full day",
  ]);
});

test("whoever types more than counts is told so, and nobody else", () => {
  expect(waterHint("21")).toMatchInlineSnapshot(`"20 glasses are the most that count."`);
  expect(["20", "", undefined].map(waterHint)).toEqual([undefined, undefined, undefined]);
});
