import { describe, expect, test } from "vitest";
import { addIngredients, groceries } from "./groceries.ts";
import { openList } from "./lists-state.ts";

describe("addIngredients", () => {
  test("adds a recipe's ingredients to the open list once, each in its category", () => {
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
});
