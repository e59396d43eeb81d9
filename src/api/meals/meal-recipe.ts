import { getOwn, isJsonObject } from "#lib/json.ts";
import { splitSteps } from "./meal-steps.ts";
import { parseLine, parseLines, parseWebAddress } from "./meal-text.ts";

/** A recipe as members see it, mapped from a record of the meal database. */
export interface Recipe {
  id: string;
  title: string;
  image: string | undefined;
  readyInMinutes: number;
  servings: number;
  sourceUrl: string | undefined;
  summary: string;
  instructions: string;
  extendedIngredients: RecipeIngredient[];
  /** An estimate: the meal database has no nutrition data. */
  nutrition: { name: string; amount: number; unit: string }[];
}

interface RecipeIngredient {
  id: number;
  name: string;
  amount: number;
  unit: string;
  /** As recipes write it: `2 tbsp Fish sauce`. */
  original: string;
}

const SERVINGS = 4;
const USUAL_MINUTES = 30;
const MINUTES_A_DAY = 24 * 60;
const INGREDIENTS = 20;
const MAX_LENGTH = {
  name: 200,
  instructions: 20_000,
  summary: 160,
  ingredient: 120,
  measure: 60,
  tags: 500,
} as const;
const NUTRITION = [
  { name: "Protein", amount: 30, unit: "g" },
  { name: "Fat", amount: 20, unit: "g" },
  { name: "Carbohydrates", amount: 0, unit: "g" },
];
const MEATS = ["beef", "lamb", "pork", "goat"];

/** Parses a foreign record. Returns undefined unless it has an id and a name. Never throws. */
export function parseRecipe(record: unknown): Recipe | undefined {
  if (!isJsonObject(record)) return undefined;
  const id = parseMealId(record);
  const title = parseLine(getOwn(record, "strMeal"), MAX_LENGTH.name);
  if (id === undefined || title === "") return undefined;
  const instructions = parseLines(getOwn(record, "strInstructions"), MAX_LENGTH.instructions);
  return {
    id,
    title,
    image: parseWebAddress(getOwn(record, "strMealThumb")),
    readyInMinutes: findMinutes(instructions),
    servings: SERVINGS,
    sourceUrl: parseWebAddress(getOwn(record, "strSource")),
    summary: summarize(instructions),
    instructions,
    extendedIngredients: parseIngredients(record),
    nutrition: NUTRITION,
  };
}

/** The id to look up a meal with. */
export function parseMealId(record: unknown): string | undefined {
  const id = isJsonObject(record) ? getOwn(record, "idMeal") : undefined;
  const text = Number.isSafeInteger(id) ? String(id) : id;
  return typeof text === "string" && /^[\w-]{1,40}$/.test(text) ? text : undefined;
}

/** True if a record suits people who eat only meat, by its category, a tag, or its name. */
export function isMeat(record: unknown): boolean {
  if (!isJsonObject(record)) return false;
  const [category, tags, name] = ["strCategory", "strTags", "strMeal"].map((field) =>
    parseLine(getOwn(record, field), MAX_LENGTH.tags).toLowerCase(),
  );
  const isTagged = tags?.split(",").some((tag) => tag.trim() === "meat");
  return (
    MEATS.includes(category ?? "") ||
    isTagged === true ||
    MEATS.some((meat) => name?.includes(meat))
  );
}

/** The first "N minutes" that fit into a day. */
function findMinutes(instructions: string): number {
  // Not the 5 in "2.5 minutes".
  const minutes = Number(/(?:^|[^\d.,/])(\d{1,9})\s{0,4}minutes/i.exec(instructions)?.[1]);
  return minutes >= 1 && minutes <= MINUTES_A_DAY ? minutes : USUAL_MINUTES;
}

function summarize(instructions: string): string {
  const line = splitSteps(instructions)[0] ?? "";
  const sentence = /^.{20,}?[.!?](?=\s|$)/.exec(line.slice(0, MAX_LENGTH.summary))?.[0];
  if (sentence) return sentence;
  return line.length <= MAX_LENGTH.summary
    ? line
    : `${line.slice(0, MAX_LENGTH.summary).replace(/\s+\S*$/, "")}…`;
}

function parseIngredients(record: Record<string, unknown>): RecipeIngredient[] {
  return Array.from({ length: INGREDIENTS }, (_, at) => at + 1).flatMap((id) => {
    const name = parseLine(getOwn(record, `strIngredient${id}`), MAX_LENGTH.ingredient);
    const unit = parseLine(getOwn(record, `strMeasure${id}`), MAX_LENGTH.measure);
    return name === ""
      ? []
      : [{ id, name, amount: 1, unit, original: unit === "" ? name : `${unit} ${name}` }];
  });
}
