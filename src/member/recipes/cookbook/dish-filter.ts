import { cleanTypedText } from "#lib/typed/typed-text.ts";
import type { DishMeal } from "#rules/member-plan/cookbook/make-dish.ts";
import type { ContentOrTrait } from "#rules/member-plan/pool/contents.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";

/** A member's search. Empty fields don't narrow anything. */
export interface DishFilter {
  term: string;
  /** Minutes at most. */
  minutes: number | undefined;
  animal: string;
  family: string;
  without: ContentOrTrait | undefined;
  /** Foods that are at home: dishes that need nothing else besides fats, salt, and drinks. */
  atHome: readonly string[];
  isFavorite: boolean;
  /** True for dishes with what the member left out, too. */
  showsAll: boolean;
}

export const noFilter: DishFilter = {
  ...{ term: "", minutes: undefined, animal: "", family: "", without: undefined },
  ...{ atHome: [], isFavorite: false, showsAll: false },
};

interface Kitchen {
  foods: Record<string, Food>;
  favorites: readonly string[];
  /** The contents that the member's answers leave out. */
  never: ReadonlySet<ContentOrTrait>;
}

/** The dishes that fit a filter, and how many more there are with what the member left out. */
export function filterDishes(
  dishes: readonly DishMeal[],
  filter: DishFilter,
  kitchen: Kitchen,
): { found: DishMeal[]; hidden: number } {
  const fitting = dishes.filter((dish) => fits(dish, filter, kitchen));
  if (filter.showsAll) return { found: fitting, hidden: 0 };
  const found = fitting.filter(({ contains }) => !contains.some((one) => kitchen.never.has(one)));
  return { found, hidden: fitting.length - found.length };
}

function fits(dish: DishMeal, filter: DishFilter, { foods, favorites }: Kitchen): boolean {
  const { term, minutes, animal, family, without, atHome, isFavorite } = filter;
  return (
    (minutes === undefined || dish.minutes <= minutes) &&
    (animal === "" || kindOf(dish) === animal) &&
    (family === "" || dish.family === family) &&
    (without === undefined || !dish.contains.includes(without)) &&
    (!isFavorite || favorites.includes(dish.id)) &&
    (atHome.length === 0 || mainFoods(dish, foods).every((food) => atHome.includes(food))) &&
    wordsOf(term).every((word) => wordsOf(textOf(dish, foods)).some((one) => one.startsWith(word)))
  );
}

/** The foods to buy that a dish can't do without: no fats, salt, or drinks. */
export const mainFoods = ({ ingredients }: DishMeal, foods: Record<string, Food>): string[] =>
  Object.keys(ingredients)
    .filter((id) => foods[id]?.category === "Proteins")
    .map((id) => foods[id]?.["bought-as"] ?? id);

/** The kinds of fish and shellfish are one choice each. */
export function kindOf({ animal, contains }: DishMeal): string {
  if (contains.includes("seafood") && !MEATS_AND_EGGS.includes(animal)) return "shellfish";
  return contains.includes("fish") && !MEATS_AND_EGGS.includes(animal) ? "fish" : animal;
}

const MEATS_AND_EGGS = ["beef", "pork", "chicken", "turkey", "duck", "lamb", "egg", "cheese"];

const textOf = ({ name, ingredients }: DishMeal, foods: Record<string, Food>): string =>
  [name, ...Object.keys(ingredients).map((id) => foods[id]?.name ?? "")].join(" ");

/** "Gruyère" is found as "gruyere". */
const wordsOf = (text: string): string[] =>
  cleanTypedText(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
