import { type DishMeal, makeDishes } from "#rules/member-plan/cookbook/make-dish.ts";
import type { MealSource } from "#rules/member-plan/meals/meal-source.ts";
import type { PoolMeal } from "#rules/member-plan/pool/meal-pool.ts";
import type { Program } from "./program.ts";

interface MadeDishes {
  /** In an order that mixes animals and methods, the same on every device. */
  list: DishMeal[];
  /** The program with its dishes, for exchanges. */
  source: MealSource;
}

/** The program is stored as lines, and its dishes are made once for each page. */
const made = new WeakMap<Program, MadeDishes>();

function dishesOf(program: Program): MadeDishes {
  const known = made.get(program);
  if (known) return known;
  const { cookbook, foods, meals, rules } = program;
  const list = (cookbook ? makeDishes(cookbook, foods.foods) : []).sort(
    (one, other) => hashText(one.id) - hashText(other.id) || (one.id < other.id ? -1 : 1),
  );
  const dishes = Object.fromEntries(list.map((dish) => [dish.id, dish]));
  const fresh = { list, source: { foods, meals, rules, ...(list.length > 0 && { dishes }) } };
  made.set(program, fresh);
  return fresh;
}

/** All dishes of the cookbook. */
export const listDishes = (program: Program): DishMeal[] => dishesOf(program).list;

/** The meals and dishes that a member's meals are exchanged with. */
export const swapSource = (program: Program): MealSource => dishesOf(program).source;

/** A meal of the plan or a dish of the cookbook. */
export const findMeal = (program: Program, id: string): PoolMeal | undefined =>
  program.meals.meals[id] ?? dishesOf(program).source.dishes?.[id];

/** A number that looks random, from a text: FNV-1a. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
