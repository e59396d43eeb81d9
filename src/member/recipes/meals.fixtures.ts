import { respondsWith } from "#api/server.fixtures.ts";
import type { JsonObject } from "#lib/json.ts";

const NAMES = [
  "Beef under a lid",
  "Pork with crackling",
  "Lamb on the bone",
  "Short ribs",
  "Meatloaf",
  "Broth for two days",
  "Liver and onions",
];
const HOW =
  "STEP 1\r\nPat the meat dry and salt it on all sides.\r\nSTEP 2\r\nBrown it in its own fat, then cover it and leave it alone for 45 minutes.\r\nSTEP 3\r\nLet it rest on a warm plate.";

/** A record in the meal database's format. */
export const createMeal = (id: string, more: JsonObject = {}): JsonObject => ({
  idMeal: id,
  strMeal: `${NAMES[Number(id) % NAMES.length]} No. ${id}`,
  strCategory: "Beef",
  strInstructions: HOW,
  strMealThumb: null,
  strIngredient1: "Beef",
  strMeasure1: "800 g",
  strIngredient2: "Salt",
  strMeasure2: "to taste",
  ...more,
});

/** The ids of the meals, from `1` to `count`. */
const idsTo = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** A meal database with this many meals across all categories. */
export const mealDatabase = (count: number, more: JsonObject = {}) => ({
  "filter.php": (asked: URL) =>
    respondsWith({
      meals:
        asked.searchParams.get("c") === "Beef" ? idsTo(count).map((idMeal) => ({ idMeal })) : null,
    })(asked),
  "lookup.php": (asked: URL) =>
    respondsWith({ meals: [createMeal(asked.searchParams.get("i") ?? "", more)] })(asked),
  "search.php": (asked: URL) => {
    const term = asked.searchParams.get("s")?.toLowerCase() ?? "";
    const found = idsTo(count).map((id) => createMeal(id, more));
    return respondsWith({
      meals: found.filter(({ strMeal }) => String(strMeal).toLowerCase().includes(term)),
    })(asked);
  },
});
