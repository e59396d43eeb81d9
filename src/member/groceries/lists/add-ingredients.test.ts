import { beforeEach, describe, expect, test } from "vitest";
import { addIngredients } from "./add-ingredients.ts";
import { groceries } from "./groceries.ts";
import { changeOpen, openList, withItems } from "./lists-state.ts";

const recipe = (id: string, ...ingredients: [name: string, unit?: string][]) => ({
  id,
  extendedIngredients: ingredients.map(([name, unit = ""]) => ({ name, unit })),
});
const names = () => openList(groceries.snapshot()).items.map(({ name }) => name);
const write = (...items: string[]) =>
  groceries.change((shelf, fresh) =>
    changeOpen(
      shelf,
      (list) =>
        withItems(
          list,
          items.map((name) => ({ name, category: "Other" })),
          fresh,
        ),
      fresh,
    ),
  );
const check = (checked: string) =>
  groceries.change((shelf, fresh) =>
    changeOpen(
      shelf,
      (list) => ({
        ...list,
        items: list.items.map((item) => ({ ...item, checked: item.name === checked })),
      }),
      fresh,
    ),
  );

beforeEach(() => groceries.change(() => ({ lists: [], draft: {} })));

describe("addIngredients", () => {
  test("adds a recipe's ingredients with their amounts, each in its category, once", () => {
    const steak = recipe(
      "1",
      ["Ribeye steaks, 3 cm thick", "1 kg"],
      ["Marrow bones", "4"],
      ["Butter", "60 g"],
      ["butter ", "20 g"],
      ["Thyme", "To taste"],
      [""],
    );
    expect([addIngredients(groceries, steak), addIngredients(groceries, steak)]).toEqual([4, 0]);
    const { items } = openList(groceries.snapshot());
    expect(items.map(({ name, category }) => `${name}: ${category}`)).toEqual([
      "Ribeye steaks, 3 cm thick, 1 kg: Proteins",
      "Marrow bones, 4: Fats & Oils",
      "Butter, 80 g: Fats & Oils",
      "Thyme: Seasonings",
    ]);
  });

  test("adds another recipe's amounts to those on the list", () => {
    write("Butter", "Eggs, 24", "Salt", "500 g beef mince");
    const amounts: [string, string][] = [
      ["Butter", "50 g"],
      ["Egg", "2"],
      ["Salt", ""],
      ["Beef mince", "300 g"],
    ];
    expect(addIngredients(groceries, recipe("1", ...amounts))).toBe(3);
    expect(addIngredients(groceries, recipe("2", ["BUTTER", "20 g"], ["Eggs", "1 box"]))).toBe(2);
    expect(names()).toEqual(["Butter, 70 g", "Eggs, 26 + 1 box", "Salt", "beef mince, 800 g"]);
  });

  test("lists it again if it's bought already, or if its amounts get too long", () => {
    write("Butter, 50 g", `Salt, ${"1 x ".repeat(22)}g`);
    check("Butter, 50 g");
    addIngredients(groceries, recipe("1", ["Butter", "20 g"], ["Salt", "2 small spoons"]));
    expect(names().slice(2)).toEqual(["Butter, 20 g", "Salt, 2 small spoons"]);
  });

  test("doesn't take an egg yolk for an egg", () => {
    const custard = recipe("1", ["Egg", "2"], ["Egg yolk", "3"]);
    addIngredients(groceries, custard);
    const [egg] = openList(groceries.snapshot()).items;
    groceries.change((shelf, fresh) =>
      changeOpen(
        shelf,
        (list) => ({ ...list, items: list.items.filter((item) => item !== egg) }),
        fresh,
      ),
    );
    expect([addIngredients(groceries, custard), names().toSorted()]).toEqual([
      1,
      ["Egg yolk, 3", "Egg, 2"],
    ]);
  });

  test("keeps a measure that's no amount to buy", () => {
    const curry = recipe("1", ["Ginger", "2cm piece"]);
    expect([addIngredients(groceries, curry), addIngredients(groceries, curry)]).toEqual([1, 0]);
    addIngredients(groceries, recipe("2", ["Ginger", "2cm piece"]));
    expect(names()).toEqual(["Ginger, 2cm piece", "Ginger, 2cm piece"]);
  });
});
