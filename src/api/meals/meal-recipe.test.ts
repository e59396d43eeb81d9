import { describe, expect, test } from "vitest";
import { isMeat, parseMealId, parseRecipe } from "./meal-recipe.ts";

const record = {
  idMeal: "52772",
  strMeal: "  Ribs  in\tthe oven ",
  strCategory: "Pork",
  strTags: "Grill,Meat",
  strInstructions:
    "STEP 1\r\nRub the ribs with salt and leave them be. Then wait.\r\n\r\nRoast for 90 minutes, then for 10 minutes more.",
  strMealThumb: "https://pictures.example/ribs.jpg",
  strSource: "https://cook.example/ribs?serves=4",
  strIngredient1: "Pork ribs",
  strMeasure1: "1.5 kg ",
  strIngredient2: "Salt",
  strMeasure2: " ",
  strIngredient3: " ",
  strMeasure3: "2 tbsp",
  strIngredient4: null,
  strMeasure4: null,
  strIngredient20: "Lard",
  strMeasure20: null,
  strIngredient21: "Sugar",
};

const parseChanged = (fields: object) => parseRecipe({ ...record, ...fields });

describe("meal recipe", () => {
  test("maps a record to a recipe", () => {
    expect(parseRecipe(record)).toEqual({
      id: "52772",
      title: "Ribs in the oven",
      image: "https://pictures.example/ribs.jpg",
      readyInMinutes: 90,
      servings: 4,
      sourceUrl: "https://cook.example/ribs?serves=4",
      summary: "Rub the ribs with salt and leave them be.",
      instructions:
        "STEP 1\nRub the ribs with salt and leave them be. Then wait.\n\nRoast for 90 minutes, then for 10 minutes more.",
      extendedIngredients: [
        { id: 1, name: "Pork ribs", amount: 1, unit: "1.5 kg", original: "1.5 kg Pork ribs" },
        { id: 2, name: "Salt", amount: 1, unit: "", original: "Salt" },
        { id: 20, name: "Lard", amount: 1, unit: "", original: "Lard" },
      ],
      nutrition: [
        { name: "Protein", amount: 30, unit: "g" },
        { name: "Fat", amount: 20, unit: "g" },
        { name: "Carbohydrates", amount: 0, unit: "g" },
      ],
    });
  });

  test.each([
    ["Fry for 5 minutes. Rest for 10 minutes.", 5],
    ["Simmer 120minutes", 120],
    ["Simmer for 45 Minutes", 45],
    ["Wait 2.5 minutes, then roast for 20 minutes", 20],
    ["Wait 1/2 minutes", 30],
    ["Rest for 1440 minutes", 1440],
    ["Rest for 1441 minutes", 30],
    ["Rest for 0 minutes", 30],
    ["Rest for 99999999999999999999 minutes", 30],
    ["Roast for two hours", 30],
    ["", 30],
  ])("reads the time from %j: %i minutes", (strInstructions, minutes) => {
    expect(parseChanged({ strInstructions })?.readyInMinutes).toBe(minutes);
  });

  test("is undefined without an id or a name", () => {
    for (const fields of [
      { idMeal: null },
      { idMeal: "" },
      { idMeal: "../1" },
      { idMeal: {} },
      { strMeal: " " },
      { strMeal: null },
      { strMeal: ["x"] },
    ]) {
      expect(parseChanged(fields)).toBeUndefined();
    }
    for (const value of [undefined, null, 7, "Invalid ID", [], [record]])
      expect(parseRecipe(value)).toBeUndefined();
    expect(parseMealId({ idMeal: 52772 })).toBe("52772");
  });

  test.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://a.example/1",
    "//pictures.example/x",
    "/admin",
    "https://member:secret@pictures.example/",
    "https://",
    `https://pictures.example/${"x".repeat(2_000)}`,
    42,
    { href: "https://pictures.example/" },
  ])("drops the unsafe address %s", (address) => {
    expect(parseChanged({ strMealThumb: address, strSource: address })).toMatchObject({
      image: undefined,
      sourceUrl: undefined,
    });
  });

  test("cuts long text, but never in the middle of a character", () => {
    const recipe = parseChanged({
      strMeal: `${"x".repeat(199)}🥩`,
      strInstructions: "🥩".repeat(20_000),
      strIngredient1: "y".repeat(5_000),
      strMeasure1: "z".repeat(5_000),
    });
    expect(recipe?.title).toBe("x".repeat(199));
    expect(recipe?.instructions).toHaveLength(20_000);
    expect(recipe?.summary.length).toBeLessThanOrEqual(161);
    expect(recipe?.extendedIngredients[0]?.original.length).toBeLessThanOrEqual(181);
  });

  test("treats written-out values such as undefined and null as empty", () => {
    for (const empty of [
      "undefined",
      "null",
      "NaN",
      "[object Object]",
      "{}",
      '{"a":1}',
      '["a","b"]',
    ]) {
      expect(parseChanged({ strMeal: empty })).toBeUndefined();
      expect(parseChanged({ strMeasure1: empty })?.extendedIngredients[0]?.unit).toBe("");
    }
    expect(parseChanged({ strMeasure1: "2 undefined" })?.extendedIngredients[0]?.unit).toBe("2");
  });

  test("keeps markup as text, and removes invisible characters", () => {
    const title = '<img src=x onerror="alert(1)">';
    expect(parseChanged({ strMeal: `${title}\u0000\u202e\u0007` })?.title).toBe(title);
  });

  test.each<[object, boolean]>([
    [{ strCategory: "Beef" }, true],
    [{ strCategory: "lamb" }, true],
    [{ strCategory: "Pork" }, true],
    [{ strCategory: "Goat" }, true],
    [{ strCategory: "Chicken", strTags: "Soup, MEAT ,Quick" }, true],
    [{ strCategory: "Pasta", strMeal: "Noodles with Beef" }, true],
    [{ strCategory: "Side", strTags: "Meatless", strMeal: "Carrots" }, false],
    [{ strCategory: "Vegan", strTags: null }, false],
    [{ strCategory: ["Beef"] }, false],
    [{}, false],
  ])("shows %j in searches: %s", (found, isShown) => {
    expect(isMeat(found)).toBe(isShown);
  });
});
