import { expect, test } from "vitest";
import { food, foods, meal } from "../small-program.fixtures.ts";
import { createPlannedDay } from "./planned-day.ts";

const pool = { foods, meals: { roast: meal({ pork: 100, butter: 10, beef: 100 }) } };
const serving = {
  slots: ["lunch", "dinner"] as const,
  target: { energy: 472, protein: { from: 20, to: 80 } },
  ...{ cookingFat: undefined, pans: 1 },
};

test("a day has a meal for each slot, with what it contains and what's in it all", () => {
  const day = createPlannedDay(["roast"], pool, serving);
  expect(day).toEqual({
    meals: [
      {
        slot: "lunch",
        meal: "roast",
        contains: ["pork", "beef", "dairy"],
        portion: { beef: 100, butter: 10, pork: 100 },
        ...{ minutes: 10, batches: 1 },
      },
    ],
    nutrition: { energy: 472, protein: 40.1, fat: expect.closeTo(34.1), carbohydrate: 0 },
  });
  expect(Object.keys(day.meals[0]?.portion ?? {})).toEqual(["beef", "butter", "pork"]);
});

test("a meal that isn't in the pool has nothing in it, and the others have more", () => {
  const { meals, nutrition } = createPlannedDay(["roast", "soup"], pool, serving);
  expect(meals.map(({ slot, meal }) => [slot, meal])).toEqual([
    ["lunch", "roast"],
    ["dinner", "soup"],
  ]);
  expect(meals[1]?.portion).toEqual({});
  expect(nutrition.energy).toBe(472);
});

test("where a recipe leaves the fat open, it's the member's own, if they have one", () => {
  const fats = { ...foods, lard: food({ contains: ["pork"], energy: 900, protein: 0, fat: 100 }) };
  const meals = { steak: meal({ beef: 200, butter: 15 }, { how: "Fry it in the {fat}." }) };
  const servedWith = (cookingFat: string | undefined) =>
    createPlannedDay(["steak"], { foods: fats, meals }, { ...serving, cookingFat }).meals[0];
  expect(servedWith("lard")?.contains).toEqual(["pork", "beef"]);
  expect(servedWith(undefined)?.contains).toEqual(["beef", "dairy"]);
});
