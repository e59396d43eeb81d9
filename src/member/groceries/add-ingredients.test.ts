import { expect, test } from "vitest";
import { addIngredients } from "./add-ingredients.ts";
import { groceries } from "./groceries.ts";
import { openList } from "./shelf.ts";

test("a cook puts a recipe's ingredients on the open list once, each where it is found in the shop", () => {
  expect(addIngredients(groceries, ["Beef", "beef ", "Thyme", "", "Carrots"])).toBe(3);
  expect(addIngredients(groceries, ["BEEF", "Olive Oil"])).toBe(1);
  expect(addIngredients(groceries, ["Thyme"])).toBe(0);
  const { items } = openList(groceries.snapshot());
  expect(items.map(({ name, category }) => `${name}: ${category}`)).toEqual([
    "Beef: Proteins",
    "Thyme: Seasonings",
    "Carrots: Other",
    "Olive Oil: Fats & Oils",
  ]);
});
