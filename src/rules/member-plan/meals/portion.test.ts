import { describe, expect, test } from "vitest";
import { food } from "../small-program.fixtures.ts";
import { computeNutrition, getStep, isLean, total } from "./portion.ts";

const foods = {
  cheese: food({ energy: 400, protein: 25, fat: 33, carbohydrate: 2 }),
  milk: food({ energy: 60, protein: 3, fat: 3, carbohydrate: 5 }),
};

describe("nutrition", () => {
  test("is that of the grams of each food", () => {
    expect(computeNutrition({ cheese: 50, milk: 200 }, foods)).toEqual({
      energy: 320,
      protein: 18.5,
      fat: 22.5,
      carbohydrate: 11,
    });
  });

  test("is the sum of all meals", () => {
    const both = total([{ cheese: 50 }, { milk: 100, cheese: 50 }], foods);
    expect(both).toEqual({ energy: 460, protein: 28, fat: 36, carbohydrate: 7 });
  });

  test("leaves out foods that the pool doesn't know", () => {
    const none = { energy: 0, protein: 0, fat: 0, carbohydrate: 0 };
    expect(computeNutrition({ nectar: 100 }, foods)).toEqual(none);
  });
});

test("a food is lean from 16 % of its energy from protein on", () => {
  expect(isLean(food({ energy: 200, protein: 8 }))).toBe(true);
  expect(isLean(food({ energy: 200, protein: 7.9 }))).toBe(false);
});

test("a food is weighed in 5 g, or counted", () => {
  expect(getStep(food())).toBe(5);
  expect(getStep(food({ piece: { one: "egg", many: "eggs", grams: 50 } }))).toBe(50);
});
