import type { Food } from "../pool/meal-pool.ts";
import { MAX_SODIUM } from "./budgets.ts";
import { getStep, isPureFat } from "./portion.ts";
import { computeEnergy, type WeighedFood } from "./weighed-food.ts";

/** Salt is given in pinches. */
const STEP_GRAMS = 0.5;
/** A food with so much sodium (mg per 100 g) is salt. */
const SALT_FROM = 30_000;

export const isSalt = ({ sodium }: Food): boolean => sodium >= SALT_FROM;

/** mg of sodium in the foods of a meal or a day, without the salt that is added. */
export const sumSodium = (foods: readonly { food: Food; grams: number }[]): number =>
  foods.reduce((sum, { food, grams }) => sum + (isSalt(food) ? 0 : (food.sodium * grams) / 100), 0);

/** Exchanging foods stops after this many steps. */
const MAX_EXCHANGES = 100;
/** A salty food keeps this share of its weight. */
const KEPT_SHARE = 0.4;

/**
 * Exchanges the saltiest food of a day for the least salty one, step by step and kcal by kcal, until
 * the day has no more sodium than it may, or nothing is left to exchange.
 */
export function exchangeSaltyFoods(all: readonly WeighedFood[]): void {
  const foods = all
    .filter(({ food }) => food.energy > 0)
    .map((one) => ({ one, step: getStep(one.food), least: one.grams * KEPT_SHARE }));
  const saltiness = ({ one: { food } }: (typeof foods)[number]) => food.sodium / food.energy;
  foods.sort((a, b) => saltiness(b) - saltiness(a));
  const leastSalty = [...foods].reverse();
  let owed = 0;
  for (let exchanges = 0; exchanges < MAX_EXCHANGES && sumSodium(all) > MAX_SODIUM; exchanges++) {
    const salty = foods.find(({ one, step, least }) => one.grams - step >= least);
    const fresh = leastSalty.find(
      ({ one, step }) => !isPureFat(one.food) && one.grams + step <= one.most,
    );
    if (!salty || !fresh || saltiness(salty) <= saltiness(fresh)) return;
    salty.one.grams -= salty.step;
    owed += computeEnergy(salty.one.food, salty.step);
    const steps = Math.max(Math.round(owed / computeEnergy(fresh.one.food, fresh.step)), 0);
    fresh.one.grams = Math.min(fresh.one.grams + steps * fresh.step, fresh.one.most);
    owed -= computeEnergy(fresh.one.food, steps * fresh.step);
  }
}

/** Takes salt off a day, the same from each of its meals, until it has no more sodium than it may. */
export function limitSalt(all: readonly WeighedFood[]): void {
  const salts = all.filter(({ food }) => isSalt(food));
  const left = Math.max(MAX_SODIUM - sumSodium(all), 0);
  for (const salt of salts) {
    const most = (left / salts.length / salt.food.sodium) * 100;
    salt.grams = Math.min(salt.grams, Math.floor(most / STEP_GRAMS) * STEP_GRAMS);
  }
}
