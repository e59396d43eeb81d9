import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countries } from "./countries.ts";
import { type OwnRecipe, readRecipes } from "./recipe-book.ts";

const CALL = /^\/api\/json\/v1\/[^/]+\/(filter|lookup|search)\.php$/;
const PICTURE = /^\/images\/media\/meals\/(\d+)\.svg(?:\/(?:small|medium|large|preview))?$/;
const IMAGES = join(import.meta.dirname, "..", "..", "..", "..", "funnel", "images");
const LISTED_WITHOUT_TERM = 25;

type Meals = object[] | null | "Invalid ID";

/**
 * The meal database on this machine: the same paths and formats, with our own recipes and the
 * program's dishes as their pictures. Returns undefined for every other path.
 */
export function createMealStandIn(recipes: OwnRecipe[] = readRecipes()): {
  fetch(request: Request): Response | undefined;
} {
  const byId = new Map(recipes.map((recipe) => [String(recipe.id), recipe]));
  const calls = callsOn(recipes, byId);

  return {
    fetch(request) {
      const { pathname, searchParams, origin } = new URL(request.url);
      const [, pictured] = PICTURE.exec(pathname) ?? [];
      const recipe = pictured === undefined ? undefined : byId.get(pictured);
      if (recipe) return servePicture(recipe);
      const [, name = ""] = CALL.exec(pathname) ?? [];
      const call = calls[name];
      return (
        call &&
        Response.json(
          { meals: call(searchParams, origin) },
          { headers: { "Access-Control-Allow-Origin": "*" } },
        )
      );
    },
  };
}

type Call = (asked: URLSearchParams, origin: string) => Meals;

function callsOn(recipes: OwnRecipe[], byId: Map<string, OwnRecipe>): Record<string, Call> {
  return {
    filter: (asked, origin) =>
      list(recipes.filter(createFilter(asked)), (recipe) =>
        mealInList(recipe, pictureAddress(recipe, origin)),
      ),
    lookup(asked, origin) {
      const id = asked.get("i") ?? "";
      if (!/^\d+$/.test(id)) return "Invalid ID";
      const recipe = byId.get(id);
      return recipe ? [mealRecord(recipe, pictureAddress(recipe, origin))] : null;
    },
    search(asked, origin) {
      const term = plain(asked.get("s") ?? "");
      const found =
        term === ""
          ? recipes.slice(0, LISTED_WITHOUT_TERM)
          : recipes.filter(({ name }) => plain(name).includes(term));
      return list(found, (recipe) => mealRecord(recipe, pictureAddress(recipe, origin)));
    },
  };
}

function list(recipes: OwnRecipe[], record: (recipe: OwnRecipe) => object): Meals {
  return recipes.length > 0 ? recipes.map(record) : null;
}

/** Filters by category, area, or main ingredient, whichever is given. */
function createFilter(asked: URLSearchParams): (recipe: OwnRecipe) => boolean {
  const [category, area, ingredient] = ["c", "a", "i"].map((name) => asked.get(name));
  if (category) return (recipe) => plain(recipe.category) === plain(category);
  if (area) return (recipe) => plain(recipe.area) === plain(area);
  if (ingredient)
    return ({ ingredients }) =>
      ingredients.some(([name]) => plain(name.split(",")[0] ?? "") === plain(ingredient));
  return () => false;
}

/** Requests write ingredients with underscores instead of spaces. */
function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll("_", " ");
}

function pictureAddress({ id }: OwnRecipe, origin: string): string {
  return `${origin}/images/media/meals/${id}.svg`;
}

function servePicture({ picture }: OwnRecipe): Response | undefined {
  const file = join(IMAGES, `${picture}.svg`);
  if (!existsSync(file)) return undefined;
  return new Response(readFileSync(file, "utf8"), { headers: pictureHeaders() });
}

// A new object each time: the server writes the length of the body into it.
const pictureHeaders = () => ({
  "Content-Type": "image/svg+xml",
  "Cache-Control": "public, max-age=3600",
  "Access-Control-Allow-Origin": "*",
  "Content-Security-Policy": "default-src 'none'",
  "X-Content-Type-Options": "nosniff",
});

type MealRecord = Record<string, string | null>;

const SLOTS = 20;
/**
 * The meal database leaves a slot empty in three ways, mixed in one record, and clients have to
 * handle all of them.
 */
const BLANKS = ["", " ", null];
const EDITED = "2026-11-20 12:00:00";

/** A recipe in the meal database's format: 54 fields. */
export function mealRecord(recipe: OwnRecipe, pictureAddress: string): MealRecord {
  const { id, name, category, area, tags, instructions, ingredients } = recipe;
  const blank = (slot: number) => BLANKS[(slot + id) % BLANKS.length] ?? null;
  const slots = Array.from({ length: SLOTS }, (_, at) => at + 1);
  return {
    idMeal: String(id),
    strMeal: name,
    strMealAlternate: null,
    strCategory: category,
    strArea: area,
    strCountry: countries[area] ?? "",
    strInstructions: instructions.trim().replaceAll("\n", "\r\n"),
    strMealThumb: pictureAddress,
    strTags: tags.length > 0 ? tags.join(",") : null,
    strYoutube: "",
    ...Object.fromEntries(
      slots.map((slot) => [`strIngredient${slot}`, ingredients[slot - 1]?.[0] ?? blank(slot)]),
    ),
    ...Object.fromEntries(
      slots.map((slot) => [`strMeasure${slot}`, ingredients[slot - 1]?.[1] || blank(slot + 1)]),
    ),
    strSource: id % 2 === 0 ? "" : null,
    strImageSource: null,
    strCreativeCommonsConfirmed: null,
    dateModified: id % 2 === 0 ? EDITED : null,
  };
}

/** A recipe in the format of lists. */
function mealInList({ id, name }: OwnRecipe, pictureAddress: string): MealRecord {
  return { strMeal: name, strMealThumb: pictureAddress, idMeal: String(id) };
}
