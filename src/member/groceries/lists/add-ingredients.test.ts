import { beforeEach, describe, expect, test } from "vitest";
import { addIngredients as addRecipe, type RecipeToBuy } from "./add-ingredients.ts";
import { openListsTab } from "./grocery-store.fixtures.ts";
import type { GroceryStore } from "./grocery-store.ts";
import { changeOpen, openList, withItems } from "./lists-state.ts";

let groceries: GroceryStore = openListsTab();
const addIngredients = (recipe: RecipeToBuy) => addRecipe(groceries, recipe, {});
const recipe = (id: string, ...ingredients: [name: string, unit?: string][]) => ({
  id,
  title: `Recipe ${id}`,
  extendedIngredients: ingredients.map(([name, unit = ""]) => ({ name, unit })),
});
const names = () => openList(groceries.snapshot()).items.map(({ name }) => name);
const write = (...items: string[]) =>
  groceries.change((state, fresh) =>
    changeOpen(
      state,
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
  groceries.change((state, fresh) =>
    changeOpen(
      state,
      (list) => ({
        ...list,
        items: list.items.map((item) => ({ ...item, checked: item.name === checked })),
      }),
      fresh,
    ),
  );

beforeEach(() => {
  groceries = openListsTab();
});

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
    expect([addIngredients(steak), addIngredients(steak)]).toEqual([4, 0]);
    const { items } = openList(groceries.snapshot());
    expect(items.map(({ name, category }) => `${name}: ${category}`)).toEqual([
      "Ribeye steaks, 3 cm thick, 1 kg: Proteins",
      "Marrow bones, 4: Fats & Oils",
      "Butter, 80 g: Fats & Oils",
      "Thyme: Seasonings",
    ]);
  });

  test("adds a dish once, whatever the length of its id, and another one besides", () => {
    const chops = recipe("dish/pork-chops-with-brown-butter", ["Pork chops", "300 g"]);
    const others = recipe("dish/pork-chops-with-feta", ["Pork chops", "300 g"]);
    expect([chops, chops, others, others].map(addIngredients)).toEqual([1, 0, 1, 0]);
    const { items } = openList(groceries.snapshot());
    expect(items.map(({ name }) => name)).toEqual(["Pork chops, 600 g"]);
    expect(items[0]?.recipes?.every(({ length }) => length <= 12)).toBe(true);
  });

  test("adds another recipe's amounts to those on the list", () => {
    write("Butter", "Eggs, 24", "Salt", "500 g beef mince");
    const amounts: [string, string][] = [
      ["Butter", "50 g"],
      ["Egg", "2"],
      ["Salt", ""],
      ["Beef mince", "300 g"],
    ];
    expect(addIngredients(recipe("1", ...amounts))).toBe(3);
    expect(addIngredients(recipe("2", ["BUTTER", "20 g"], ["Eggs", "1 box"]))).toBe(2);
    expect(names()).toEqual(["Butter, 70 g", "Eggs, 26 + 1 box", "Salt", "beef mince, 800 g"]);
  });

  test("lists it again if it's bought already, or if its amounts get too long", () => {
    write("Butter, 50 g", `Salt, ${"1 x ".repeat(22)}g`);
    check("Butter, 50 g");
    addIngredients(recipe("1", ["Butter", "20 g"], ["Salt", "2 small spoons"]));
    expect(names().slice(2)).toEqual(["Butter, 20 g", "Salt, 2 small spoons"]);
  });

  test("doesn't take an egg yolk for an egg", () => {
    const custard = recipe("1", ["Egg", "2"], ["Egg yolk", "3"]);
    addIngredients(custard);
    const [egg] = openList(groceries.snapshot()).items;
    groceries.change((state, fresh) =>
      changeOpen(
        state,
        (list) => ({ ...list, items: list.items.filter((item) => item !== egg) }),
        fresh,
      ),
    );
    expect([addIngredients(custard), names().toSorted()]).toEqual([1, ["Egg yolk, 3", "Egg, 2"]]);
  });

  test("keeps a measure that's no amount to buy", () => {
    const curry = recipe("1", ["Ginger", "2cm piece"]);
    expect([addIngredients(curry), addIngredients(curry)]).toEqual([1, 0]);
    addIngredients(recipe("2", ["Ginger", "2cm piece"]));
    expect(names()).toEqual(["Ginger, 2cm piece", "Ginger, 2cm piece"]);
  });

  test("adds up with the same food of a week, in what shops sell", () => {
    const beef = {
      ...{ name: "Ground beef, 20% fat", energy: 254, protein: 17, fat: 20, saturated: 8 },
      ...{ sodium: 60, carbohydrate: 0, contains: [], category: "Proteins", refuse: 0 },
      sold: { grams: 100 },
    };
    const item = {
      ...{ id: "beef", name: "Ground beef, 20% fat, 500 g (1.1 lb)", checked: false },
      atHome: true as const,
    };
    groceries.change((state, fresh) =>
      changeOpen(
        state,
        (list) => ({ ...list, items: [{ ...item, category: "Proteins", food: "beef" }] }),
        fresh,
      ),
    );
    const burgers = recipe("1", ["Ground Beef", "1 lb"], ["Salt"]);
    addRecipe(groceries, burgers, { beef });
    addRecipe(groceries, burgers, { beef });
    const [first, ...others] = openList(groceries.snapshot()).items;
    expect(first).toMatchObject({ besides: 454, recipes: ["1"], titles: ["Recipe 1"] });
    expect(first, "it's to be bought now").not.toHaveProperty("atHome");
    expect(others.map(({ name }) => name)).toEqual(["Salt"]);
  });

  test("adds what a week will add up with, if the list follows one", () => {
    const lamb = {
      ...{ name: "Ground lamb", energy: 282, protein: 17, fat: 23, saturated: 10, sodium: 59 },
      ...{ carbohydrate: 0, contains: [], category: "Proteins", refuse: 0, sold: { grams: 100 } },
    };
    const kofta = recipe("1", ["Ground lamb", "300 g"]);
    write("Charcoal");
    addRecipe(groceries, kofta, { lamb });
    expect(openList(groceries.snapshot()).items[1]).not.toHaveProperty("food");
    groceries = openListsTab();
    groceries.change((state, fresh) => changeOpen(state, (list) => ({ ...list, week: 1 }), fresh));
    addRecipe(groceries, kofta, { lamb });
    expect(openList(groceries.snapshot()).items).toMatchObject([
      { food: "lamb", besides: 300, recipes: ["1"], category: "Proteins" },
    ]);
  });
});
