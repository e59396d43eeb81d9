import { composition } from "../meals/meal-source.ts";
import { computeNutrition } from "../meals/portion.ts";
import type { ContentOrTrait } from "../pool/contents.ts";
import type { Food, Nutrition, PoolMeal } from "../pool/meal-pool.ts";
import { type Cookbook, type DishParts, findParts } from "./cookbook.ts";
import { amountsOfDish, slotsOfDish } from "./dish-amounts.ts";
import { type DishStep, stepsOfDish } from "./dish-steps.ts";
import { findDishMinutes, findHeatMinutes } from "./dish-time.ts";
import { findRest, findSafeTemperatureOfDish, findTemperature } from "./safe-temperature.ts";

/** A dish of the cookbook as a meal that plans can serve, with what its page shows. */
export interface DishMeal extends PoolMeal {
  id: string;
  steps: DishStep[];
  contains: ContentOrTrait[];
  nutrition: Nutrition;
  /** °C in the middle, and minutes of rest. */
  celsius: number | undefined;
  rest: number;
  /** The portions that it makes at once. */
  makes: number;
  /** The names of its cut's animal and of its method, for filters. */
  animal: string;
  method: string;
  family: string;
  finish: string;
}

/** Keeps a dish apart from a meal of the plan with the same id. */
const PREFIX = "dish/";

/** All dishes of a cookbook, in its order. A dish with an unknown part is left out. */
export function makeDishes(cookbook: Cookbook, foods: Record<string, Food>): DishMeal[] {
  return Object.entries(cookbook.dishes).flatMap(([id, dish]) => {
    const parts = findParts(dish, cookbook);
    return parts ? [makeDish(`${PREFIX}${id}`, parts, foods)] : [];
  });
}

/** Derives everything about a dish from its parts. */
export function makeDish(id: string, parts: DishParts, foods: Record<string, Food>): DishMeal {
  const { dish, cut, method, finish } = parts;
  const ingredients = amountsOfDish(parts, foods);
  const grams = ingredients[cut.food] ?? 0;
  const safe = findSafeTemperatureOfDish(parts, foods);
  const celsius = findTemperature(parts, safe);
  const rest = findRest(parts, safe, celsius);
  const makes = findPortions(parts, grams, foods);
  const isBestAtOnce = EATEN_AT_ONCE.includes(cut.group);
  const steps = stepsOfDish(parts, {
    ...{ celsius, rest, makes, isSalted: "salt" in ingredients },
    keeps: method.keeps === true && !isBestAtOnce,
  });
  const meal = {
    name: dish.name,
    slots: slotsOfDish(parts),
    image: dish.image ?? method.image ?? cut.image,
    minutes: dish.minutes ?? findDishMinutes(parts, { grams, celsius, rest }),
    ...(isFried(method) && { pan: Math.round(findHeatMinutes(method, cut, celsius)) }),
    ...(isBestAtOnce && { "eat-at-once": true }),
    ingredients,
    how: steps.map(({ text }) => text).join(" "),
    ...(method["extra-fat"] !== undefined &&
      finish["fries-in"] === undefined && { "extra-fat": method["extra-fat"] }),
  };
  return {
    ...meal,
    ...{ id, steps, celsius, rest, makes, animal: cut.animal },
    ...{ method: dish.method, family: method.family, finish: dish.finish },
    contains: composition(meal, foods).contains,
    nutrition: computeNutrition(ingredients, foods),
  };
}

/** Groups that are only good right after cooking. */
const EATEN_AT_ONCE = ["shellfish", "fish-skin", "fish-lean", "egg", "cheese"];

const isFried = ({ time, preheat, family }: DishParts["method"]): boolean =>
  family === "pan" && (preheat === "pan" || time === "cold-pan");

function findPortions({ cut, method }: DishParts, grams: number, foods: Record<string, Food>) {
  const isJoint = method.time === "roast" && cut.roast !== undefined;
  if (!isJoint) return cut.makes ?? 1;
  const eaten = (cut.roast?.kg ?? 0) * 1000 * (1 - (foods[cut.food]?.refuse ?? 0));
  return Math.max(Math.round(eaten / Math.max(grams, 1)), 1);
}
