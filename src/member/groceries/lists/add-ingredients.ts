import type { Recipe } from "#api/meals/meal-recipe.ts";
import { GROCERY_CATEGORIES } from "#lib/grocery-categories.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import { hashText } from "../../program/cookbook-dishes.ts";
import { addAmount, parseAmount, parseSimple, splitAmount } from "./amounts.ts";
import { type GroceryItem, type GroceryList, MAX_ITEM, nameOr } from "./grocery-list.ts";
import type { GroceryStore } from "./grocery-store.ts";
import { guessCategory } from "./guess-category.ts";
import { MAX_ID } from "./list-entries.ts";
import { changeOpen, openList, withItems } from "./lists-state.ts";
import type { IdAndClock } from "./lists-storage.ts";

/** The parts of a recipe that the list needs. */
export type RecipeToBuy = Pick<Recipe, "id" | "title"> & {
  extendedIngredients: Pick<Recipe["extendedIngredients"][number], "name" | "unit">[];
};

interface Wanted {
  name: string;
  amount: string;
}

/**
 * Adds a recipe's ingredients with their amounts to the open list, each in its guessed category, or
 * to the amounts that are there from other recipes. Returns how many the list didn't have yet, or
 * "full" if it has no room for them.
 */
export function addIngredients(
  groceries: GroceryStore,
  recipe: RecipeToBuy,
  foods: Record<string, Food>,
): number | "full" {
  const open = openList(groceries.snapshot());
  const missing = readIngredients(recipe).filter(
    (wanted) => !holds(open, wanted, toKeptId(recipe.id), foods),
  );
  if (missing.length === 0) return 0;
  groceries.change((state, fresh) =>
    changeOpen(
      state,
      (list) =>
        missing.reduce(
          (so, wanted) =>
            withBesides(so, wanted, { recipe, foods }) ?? withWanted(so, wanted, recipe, fresh),
          list,
        ),
      fresh,
    ),
  );
  if (groceries.snapshot().isFull) return "full";
  return missing.length;
}

/** The id as an item keeps it. It has no room for a long one: its beginning, and a hash of all of it. */
const toKeptId = (id: string): string =>
  id.length <= MAX_ID ? id : `${id.slice(0, 4)}:${hashText(id).toString(36)}`;

/** A recipe may name the same thing twice. */
function readIngredients({ extendedIngredients }: RecipeToBuy): Wanted[] {
  const byKey = new Map<string, Wanted>();
  for (const { name, unit } of extendedIngredients) {
    const key = toKey(name);
    const { amount = "" } = byKey.get(key) ?? {};
    if (key !== "")
      byKey.set(key, {
        name: byKey.get(key)?.name ?? name,
        amount: addAmount(amount, parseAmount(unit)),
      });
  }
  return [...byKey.values()];
}

/** True if the list has all of it: from this recipe, or in any amount if it needs none. */
function holds(
  { items }: GroceryList,
  { name, amount }: Wanted,
  recipe: string,
  foods: Record<string, Food>,
): boolean {
  return items.some((item) =>
    item.recipes?.includes(recipe)
      ? isSame(item, name) ||
        item.name.startsWith(`${name}, `) ||
        (item.food !== undefined && isFood(foods[item.food], name))
      : isSame(item, name) && amount === "",
  );
}

/** Adds an amount to the same food of a week; undefined if it isn't known, or no list of a week. */
function withBesides(
  list: GroceryList,
  { name, amount }: Wanted,
  { recipe, foods }: { recipe: RecipeToBuy; foods: Record<string, Food> },
): GroceryList | undefined {
  const there = list.items.find(({ food }) => food !== undefined && isFood(foods[food], name));
  const id = there?.food ?? Object.keys(foods).find((food) => isFood(foods[food], name));
  const food = foods[id ?? ""];
  const grams = food && gramsIn(amount, food);
  if (id === undefined || !food || grams === undefined) return undefined;
  if (!there && (list.week === undefined || grams === 0)) return undefined;
  const category = GROCERY_CATEGORIES.find((one) => one === food.category) ?? "Other";
  const item: GroceryItem = there ?? {
    ...{ id, name: `${food.name}, ${amount}`, checked: false, category },
    ...{ food: id, quantity: grams },
  };
  const more = {
    ...withoutHome(item),
    besides: (item.besides ?? 0) + grams,
    ...usedFor(item, recipe),
  };
  const items = there
    ? list.items.map((one) => (one === there ? more : one))
    : [...list.items, more];
  return { ...list, items };
}

const GRAMS: Record<string, number | undefined> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 };

/** The eaten part of an amount to buy; undefined if it isn't a weight or a number of pieces. */
function gramsIn(amount: string, { piece, sold, refuse, category }: Food): number | undefined {
  if (category === "Seasonings") return 0;
  const { number, key } = parseSimple(amount) ?? {};
  if (number === undefined || key === undefined) return undefined;
  if (key === "") return piece && number * piece.grams;
  const unit = GRAMS[key];
  if (unit === undefined) return undefined;
  const grams = number * unit;
  return piece && sold.grams === undefined ? grams : Math.round(grams * (1 - refuse));
}

/** "Ground beef" is "Ground beef, 20% fat". */
const isFood = (food: Food | undefined, name: string): boolean =>
  food !== undefined &&
  [food.name, food.name.split(", ")[0] ?? ""].some((one) => toKey(one) === toKey(name));

/** There may be less at home than is needed now. */
const withoutHome = ({ atHome: _, ...item }: GroceryItem): GroceryItem => item;

const usedFor = ({ recipes = [], titles = [] }: Partial<GroceryItem>, recipe: RecipeToBuy) => ({
  recipes: [...recipes, toKeptId(recipe.id)],
  titles: [...titles, recipe.title],
});

function withWanted(
  list: GroceryList,
  { name, amount }: Wanted,
  recipe: RecipeToBuy,
  fresh: IdAndClock,
): GroceryList {
  // Checked items are bought already, and those of a week have the week's amount.
  const there = list.items.find(
    (item) => !item.checked && item.food === undefined && isSame(item, name),
  );
  const parts = splitAmount(there?.name ?? name);
  const amounts = addAmount(there ? parts.amount : "", amount);
  const named = amounts ? `${there ? parts.what : name}, ${amounts}` : name;
  if (!there || named.length > MAX_ITEM) {
    const own = amount ? `${name}, ${amount}` : name;
    return withItems(
      list,
      [{ name: own, category: guessCategory(name), ...usedFor({}, recipe) }],
      fresh,
    );
  }
  const changed = { ...withoutHome(there), name: named, ...usedFor(there, recipe) };
  return { ...list, items: list.items.map((item) => (item === there ? changed : item)) };
}

/** "Eggs, 24" is "eggs" and "egg". */
function isSame(item: GroceryItem, name: string): boolean {
  return toKey(item.name) === toKey(name) || toKey(splitAmount(item.name).what) === toKey(name);
}

function toKey(name: string): string {
  return nameOr(name, "", MAX_ITEM).replace(/\s+/g, " ").toLocaleLowerCase("en").replace(/s$/, "");
}
