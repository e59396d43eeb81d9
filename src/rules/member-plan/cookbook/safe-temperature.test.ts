import { describe, expect, test } from "vitest";
import type { Cut } from "./cookbook.ts";
import { degreesText, findSafeTemperature, findSafeTemperatureOfDish } from "./safe-temperature.ts";
import { foods, plain, sear, steak } from "./small-cookbook.fixtures.ts";

const { beef, chicken, heart, cod, cheese, roast } = foods;

describe("findSafeTemperature", () => {
  test.each([
    ["whole beef, with its rest", findSafeTemperature(beef, false), { celsius: 63, rest: 3 }],
    ["ground beef", findSafeTemperature(beef, true), { celsius: 71, rest: 0 }],
    ["chicken", findSafeTemperature(chicken, false), { celsius: 74, rest: 0 }],
    ["ground chicken", findSafeTemperature(chicken, true), { celsius: 74, rest: 0 }],
    ["heart", findSafeTemperature(heart, false), { celsius: 71, rest: 0 }],
    ["fish", findSafeTemperature(cod, false), { celsius: 63, rest: 0 }],
    ["what was cooked before", findSafeTemperature(roast, false), { celsius: 74, rest: 0 }],
    ["cheese", findSafeTemperature(cheese, false), undefined],
  ])("of %s", (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});

test("rolled and stuffed meat gets hotter than a whole piece, and rolled fish doesn't", () => {
  const find = (cut: Partial<Cut>, form?: "stuffed") =>
    findSafeTemperatureOfDish(
      { cut: { ...steak, ...cut }, method: sear, finish: { ...plain, ...(form && { form }) } },
      foods,
    )?.celsius;
  expect([find({}), find({ form: "rolled" }), find({}, "stuffed")]).toEqual([63, 71, 74]);
  expect(find({ food: "cod", form: "rolled" })).toBe(63);
});

test("degreesText rounds as cooks do, and more for ovens", () => {
  expect([63, 71, 74, 90, 160, 200].map(degreesText)).toEqual([
    ...["63 °C (145 °F)", "71 °C (160 °F)", "74 °C (165 °F)", "90 °C (195 °F)"],
    ...["160 °C (325 °F)", "200 °C (400 °F)"],
  ]);
});
