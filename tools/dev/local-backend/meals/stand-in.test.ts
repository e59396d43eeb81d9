import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readRecipes } from "./recipe-book.ts";
import { createMealStandIn } from "./stand-in.ts";

const ORIGIN = "http://localhost:5173";
const standIn = createMealStandIn();

async function ask(path: string) {
  const response = standIn.fetch(new Request(`${ORIGIN}/api/json/v1/1/${path}`));
  expect(response?.status).toBe(200);
  expect(response?.headers.get("Access-Control-Allow-Origin")).toBe("*");
  return response?.json();
}

const listNames = ({ meals }: { meals: { strMeal: string }[] }) =>
  meals.map(({ strMeal }) => strMeal);

describe("meal stand-in", () => {
  test("returns three fields for each meal of a category, and null for an unknown category", async () => {
    const { meals } = await ask("filter.php?c=Lamb");
    expect(meals).toHaveLength(17);
    expect(meals[0]).toEqual({
      strMeal: "Rack of Lamb in Rosemary Fat",
      strMealThumb: `${ORIGIN}/images/media/meals/900143.svg`,
      idMeal: "900143",
    });
    expect(await ask("filter.php?c=beef")).toEqual(await ask("filter.php?c=Beef"));
    for (const path of [
      "filter.php?c=Dessert",
      "filter.php",
      "filter.php?a=Atlantis",
      "filter.php?i=sugar",
    ])
      expect(await ask(path)).toEqual({ meals: null });
  });

  test("filters by cuisine or ingredient", async () => {
    expect(listNames(await ask("filter.php?a=Austrian"))).toContain(
      "Vienna Boiled Rump with Marrow",
    );
    expect(listNames(await ask("filter.php?i=beef_liver"))).toContain(
      "Beef Liver with Bacon and Sage",
    );
  });

  test("looks up a meal with its 54 fields and CRLF line endings", async () => {
    const { meals } = await ask("lookup.php?i=900101");
    expect(meals).toHaveLength(1);
    expect(Object.keys(meals[0])).toHaveLength(54);
    expect(meals[0]).toMatchObject({
      idMeal: "900101",
      strCategory: "Beef",
      strArea: "American",
      strCountry: "United States",
      strTags: "Meat,Quick",
    });
    expect(meals[0].strInstructions).toContain("\r\n\r\n");
    expect(meals[0].strInstructions).not.toMatch(/[^\r]\n/);
    expect(meals[0]).toMatchObject({
      strIngredient1: "Ribeye steaks, 3 cm thick",
      strMeasure1: "1 kg",
      strIngredient7: "Black pepper",
    });
  });

  test("leaves slots empty in three ways, and returns null if a meal has no tags", async () => {
    const { meals } = await ask("lookup.php?i=900137");
    const slots = Array.from({ length: 14 }, (_, at) => meals[0][`strIngredient${at + 7}`]);
    expect(new Set(slots)).toEqual(new Set(["", " ", null]));
    expect(meals[0].strTags).toBeNull();
  });

  test("returns null for an unknown id, and an error for anything that isn't a number", async () => {
    expect(await ask("lookup.php?i=52772")).toEqual({ meals: null });
    for (const path of ["lookup.php", "lookup.php?i=", "lookup.php?i=abc", "lookup.php?i=9001x"])
      expect(await ask(path)).toEqual({ meals: "Invalid ID" });
  });

  test("searches for part of a name in any case, and lists some meals without a search term", async () => {
    expect(listNames(await ask("search.php?s=rIbEyE"))).toEqual([
      "Pan-Seared Ribeye with Marrow Butter",
    ]);
    expect(await ask("search.php?s=tofu")).toEqual({ meals: null });
    expect(listNames(await ask("search.php?s="))).toHaveLength(25);
    expect(await ask("search.php")).toEqual(await ask("search.php?s="));
  });

  test.each(["", "/small", "/medium", "/large"])(
    "serves a dish of the program as a recipe's picture: %s",
    async (size) => {
      const response = standIn.fetch(new Request(`${ORIGIN}/images/media/meals/900101.svg${size}`));
      expect(response?.headers.get("Content-Type")).toBe("image/svg+xml");
      expect(await response?.text()).toBe(readFileSync("funnel/images/dish-steak.svg", "utf8"));
    },
  );

  test("has a picture for every recipe", () => {
    const without = readRecipes().filter(
      ({ id }) => !standIn.fetch(new Request(`${ORIGIN}/images/media/meals/${id}.svg`)),
    );
    expect(without).toEqual([]);
  });

  test("ignores all other paths", () => {
    for (const path of [
      "/",
      "/api/json/v1/1/random.php",
      "/api/json/v1/filter.php?c=Beef",
      "/images/media/meals/1.svg",
      "/images/media/meals/900101.svg/huge",
    ]) {
      expect(standIn.fetch(new Request(ORIGIN + path))).toBeUndefined();
    }
  });
});
