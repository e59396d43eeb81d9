import type { Page } from "@playwright/test";
import { isJsonObject, type Json } from "#lib/json.ts";
import { HIT } from "./payloads.ts";

/** Names that the code compares or looks up. Changed, they would only make an answer unreadable. */
const NAMES = /^(id|name|status|state|media_type|kind|type|slot|.*_at|user_id|session_id|token.*)$/;

/** Replaces every text of an answer. Texts with a meaning for the code stay. */
export function poison(value: Json, next: () => string, name = ""): Json {
  if (Array.isArray(value)) return value.map((one) => poison(one, next, name));
  if (isJsonObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, poison(field, next, key)]),
    );
  const isText = typeof value === "string" && (/\s/.test(value) || name === "email");
  return isText && !(NAMES.test(name) && !/\s/.test(value)) ? next() : value;
}

/** Replaces the texts in the server's answers to some requests. */
export async function poisonAnswers(
  page: Page,
  requests: string,
  next: () => string,
): Promise<void> {
  await page.route(requests, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const json = text === "" ? undefined : poison(JSON.parse(text), next);
    await route.fulfill(json === undefined ? { response } : { response, json });
  });
}

/** Answers every question about recipes with payloads in all fields, and returns their names. */
export async function poisonMeals(page: Page, next: () => string): Promise<string[]> {
  const meals = [1, 2, 3].map((id) => ({
    ...Object.fromEntries(mealFields.map((name) => [name, next()])),
    idMeal: String(id),
    strCategory: "Beef",
    strTags: `Meat,${next()}`,
  }));
  // An address of the web, so that a recipe has a link, and one that runs.
  Object.assign(meals[0] ?? {}, { strSource: `https://example.com/"onclick="${next()}` });
  Object.assign(meals[1] ?? {}, { strSource: `javascript:${HIT}` });
  await page.route("**/filter.php*", (route) => route.fulfill({ json: { meals } }));
  await page.route("**/search.php*", (route) => route.fulfill({ json: { meals } }));
  await page.route("**/lookup.php*", (route) => {
    const id = new URL(route.request().url()).searchParams.get("i");
    return route.fulfill({ json: { meals: meals.filter(({ idMeal }) => idMeal === id) } });
  });
  return meals.map((meal) => (meal as Record<string, string>).strMeal ?? "");
}

const SLOTS = 20;
const numberSlots = (name: string) => Array.from({ length: SLOTS }, (_, at) => `${name}${at + 1}`);

/** The text fields of a record of the meal database. */
const mealFields: string[] = [
  ...["strMeal", "strMealAlternate", "strArea", "strCountry", "strInstructions", "strMealThumb"],
  ...["strYoutube", "strSource", "strImageSource", "strCreativeCommonsConfirmed", "dateModified"],
  ...numberSlots("strIngredient"),
  ...numberSlots("strMeasure"),
];
