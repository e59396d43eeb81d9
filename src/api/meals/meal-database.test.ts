import { describe, expect, test } from "vitest";
import { createMealStandIn } from "#tools/dev/local-backend/meals/stand-in.ts";
import { openMealDatabase } from "./meal-database.ts";

const ADDRESS = "http://localhost:5173/api/json/v1/1";
const standIn = createMealStandIn();

const overStandIn = openMealDatabase(
  ADDRESS,
  async (input) => standIn.fetch(new Request(input)) ?? new Response(null, { status: 404 }),
);

/** A meal database that gives every request the same answer. */
const answering = (body: BodyInit | null, status = 200) =>
  openMealDatabase(ADDRESS, async () => new Response(body, { status }));

describe("openMealDatabase", () => {
  test("reads recipes from the embedded meal database", async () => {
    const ids = await overStandIn.listMeals("Pork");
    expect(ids).toHaveLength(17);
    const recipe = await overStandIn.lookUpMeal(ids[0] ?? "");
    expect(recipe).toMatchObject({
      id: ids[0],
      readyInMinutes: 120,
      image: `http://localhost:5173/images/media/meals/${ids[0]}.svg`,
    });
    expect(recipe?.extendedIngredients.every(({ name }) => name.trim() !== "")).toBe(true);
    expect(await overStandIn.lookUpMeal("1")).toBeNull();
    expect(await overStandIn.lookUpMeal("abc")).toBeNull();
  });

  test("finds only meat, and returns an empty list if there's no match", async () => {
    const titles = async (term: string) =>
      (await overStandIn.searchMeals(term)).map(({ title }) => title);
    expect(await titles("chops")).toContain("Lamb Chops with Saffron Butter");
    expect(await titles("mackerel")).toEqual([]);
    expect(await titles("tofu & more")).toEqual([]);
  });

  test("encodes what it asks for in the URL", async () => {
    const asked: string[] = [];
    const database = openMealDatabase(ADDRESS, async (input) => {
      asked.push(String(input));
      return Response.json({ meals: null });
    });
    await database.listMeals("Beef");
    await database.lookUpMeal("52772");
    await database.searchMeals("fish & chips?");
    expect(asked).toEqual([
      `${ADDRESS}/filter.php?c=Beef`,
      `${ADDRESS}/lookup.php?i=52772`,
      `${ADDRESS}/search.php?s=fish%20%26%20chips%3F`,
    ]);
  });

  test("keeps the id that was asked for", async () => {
    const database = answering(JSON.stringify({ meals: [{ idMeal: "2", strMeal: "Ribs" }] }));
    expect((await database.lookUpMeal("1"))?.id).toBe("1");
  });

  test.each([
    "",
    "Not found",
    "<html></html>",
    "[]",
    "7",
    "{}",
    '{"meals":{}}',
    '{"meals":7}',
    '{"meals":[',
  ])("rejects the answer %j instead of returning no meals", async (body) => {
    await expect(answering(body).listMeals("Beef")).rejects.toThrow();
  });

  test("rejects an error status", async () => {
    await expect(answering('{"meals":null}', 500).lookUpMeal("1")).rejects.toThrow(
      "The meal database answered with 500.",
    );
  });

  test("stops reading after one megabyte", async () => {
    const chunk = new Uint8Array(100_000).fill(32);
    let sent = 0;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(chunk);
        if (sent === 200) controller.close();
      },
      cancel() {
        isCancelled = true;
      },
    });
    await expect(answering(body).listMeals("Beef")).rejects.toThrow(
      "The meal database answered with too much.",
    );
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(20);
  });

  test("aborts the call if the caller aborts", async () => {
    const leaving = new AbortController();
    let isEnded = false;
    const database = openMealDatabase(ADDRESS, (_, init) => {
      init?.signal?.addEventListener("abort", () => {
        isEnded = true;
      });
      return new Promise(() => {});
    });
    const asked = database.listMeals("Beef", leaving.signal);
    await Promise.resolve();
    leaving.abort();
    await expect(asked).rejects.toThrow();
    expect(isEnded).toBe(true);
  });
});
