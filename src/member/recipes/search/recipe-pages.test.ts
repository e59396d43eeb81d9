import { describe, expect, test } from "vitest";
import type { MealDatabase } from "#api/meals/meal-database.ts";
import { parseRecipe, type Recipe } from "#api/meals/meal-recipe.ts";
import { recipePage } from "./recipe-pages.ts";

const recipe = (id: string) => parseRecipe({ idMeal: id, strMeal: `Recipe ${id}` }) as Recipe;
const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);

/** Loads pages from a database with these meals; the calls in `failing` reject. */
function visit(meals: Record<string, string[]>, failing: string[] = []) {
  const asked: string[] = [];
  const answer = async <Answer>(what: string, value: Answer) => {
    asked.push(what);
    if (failing.includes(what)) throw new Error(what);
    return value;
  };
  const database: MealDatabase = {
    listMeals: (category) => answer(category, meals[category] ?? []),
    lookUpMeal: (id) => answer(id, id === "unknown" ? null : recipe(id)),
    searchMeals: (term) => answer(`search ${term}`, (meals[term] ?? []).map(recipe)),
  };
  const known = new Map<string, unknown>();
  const remember = async <Answer>(what: string[], ask: () => Promise<Answer>): Promise<Answer> => {
    const key = what.join(" ");
    if (!known.has(key)) known.set(key, await ask());
    return known.get(key) as Answer;
  };
  const page = async (offset: number, term = "") => {
    const { recipes, ...rest } = await recipePage(term, offset, { database, remember });
    return { ...rest, ids: recipes.map(({ id }) => id) };
  };
  return { page, asked, failing };
}

describe("recipePage", () => {
  test("returns beef, then pork, then lamb, nine at a time", async () => {
    const { page, asked } = visit({ Beef: ids("b", 7), Pork: ids("p", 4), Lamb: ids("l", 2) });
    expect(await page(0)).toEqual({
      ids: [...ids("b", 7), "p1", "p2"],
      isFull: true,
      isPartial: false,
    });
    expect(asked).toEqual(["Beef", "Pork", "Lamb", ...ids("b", 7), "p1", "p2"]);
    expect(await page(9)).toEqual({
      ids: ["p3", "p4", "l1", "l2"],
      isFull: false,
      isPartial: false,
    });
    expect(asked.slice(12)).toEqual(["p3", "p4", "l1", "l2"]);
  });

  test("offers one more page after a full last one, and it's empty", async () => {
    const { page } = visit({ Beef: ids("b", 9) });
    expect((await page(0)).isFull).toBe(true);
    expect(await page(9)).toEqual({ ids: [], isFull: false, isPartial: false });
  });

  test("requests nothing twice", async () => {
    const { page, asked } = visit({ Beef: ids("b", 3), Pork: ["b1"], ribs: ids("r", 2) });
    await page(0);
    await page(0, "Ribs");
    await page(0, "ribs");
    await page(0);
    expect(asked).toEqual(["Beef", "Pork", "Lamb", "b1", "b2", "b3", "search Ribs"]);
  });

  test("skips a recipe that fails, and returns it on a retry", async () => {
    const { page, failing } = visit({ Beef: ["b1", "b2", "unknown"] }, ["b1"]);
    expect(await page(0)).toEqual({ ids: ["b2"], isFull: false, isPartial: true });
    failing.length = 0;
    expect(await page(0)).toEqual({ ids: ["b1", "b2"], isFull: false, isPartial: false });
  });

  test("skips a category that fails", async () => {
    const { page } = visit({ Beef: ["b1"], Lamb: ["l1"] }, ["Pork"]);
    expect(await page(0)).toEqual({ ids: ["b1", "l1"], isFull: false, isPartial: true });
  });

  test("rejects if nothing loads", async () => {
    await expect(visit({ Beef: ["b1"] }, ["Beef", "Pork", "Lamb"]).page(0)).rejects.toThrow("Beef");
    await expect(visit({ Beef: ["b1", "b2"] }, ["b1", "b2"]).page(0)).rejects.toThrow("b1");
    await expect(visit({}, ["search ribs"]).page(0, "ribs")).rejects.toThrow("search ribs");
  });

  test("returns an empty page for an empty database or a search without results", async () => {
    const { page } = visit({});
    expect(await page(0)).toEqual({ ids: [], isFull: false, isPartial: false });
    expect(await page(0, "tofu")).toEqual({ ids: [], isFull: false, isPartial: false });
  });

  test("returns search results nine at a time", async () => {
    const { page } = visit({ ribs: ids("r", 11) });
    expect(await page(0, "ribs")).toEqual({ ids: ids("r", 9), isFull: true, isPartial: false });
    expect(await page(9, "ribs")).toEqual({ ids: ["r10", "r11"], isFull: false, isPartial: false });
  });
});
