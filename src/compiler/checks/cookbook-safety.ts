import { findParts } from "#rules/member-plan/cookbook/cookbook.ts";
import { findDishMinutes, TIME_TOLERANCE } from "#rules/member-plan/cookbook/dish-time.ts";
import { makeDish } from "#rules/member-plan/cookbook/make-dish.ts";
import {
  degreesText,
  findSafeTemperature,
  findSafeTemperatureOfDish,
  toFahrenheit,
} from "#rules/member-plan/cookbook/safe-temperature.ts";
import type { Portion } from "#rules/member-plan/meals/portion.ts";
import { MAX_SODIUM, sumSodium } from "#rules/member-plan/meals/salt.ts";
import { weighFoods } from "#rules/member-plan/meals/weighed-food.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { cookbookMessages } from "../diagnostics/messages/cookbook.ts";
import { programMessages } from "../diagnostics/messages/program.ts";
import { cookbookOf } from "../model/cookbook.ts";
import { collectTexts } from "../model/text-walk.ts";
import type { AuthoredCookbook, Funnel, Program } from "../read/read-funnel.ts";

/** Dishes that would make someone ill, or that can't be cooked in the time they say. */
export function cookbookSafety({ program }: Funnel): Diagnostic[] {
  const cookbook = program?.cookbook;
  if (!program || !cookbook) return [];
  return [
    ...Object.values(cookbook).flatMap(wrongDegrees),
    ...rawFinishes(program, cookbook),
    ...Object.keys(cookbook.dishes.fields.dishes).flatMap((id) =>
      dishDiagnostics(id, program, cookbook),
    ),
  ];
}

const DEGREES = /(\d+) °C \((\d+) °F\)/g;

/** Temperatures that aren't the same in both units. */
const wrongDegrees = ({ fields, source }: AuthoredCookbook[keyof AuthoredCookbook]): Diagnostic[] =>
  collectTexts(fields).flatMap(({ path, text }) =>
    [...text.matchAll(DEGREES)].flatMap(([written, celsius, fahrenheit]) =>
      toFahrenheit(Number(celsius)) === Number(fahrenheit)
        ? []
        : [
            source.diagnosticIn(
              path,
              written,
              cookbookMessages.otherDegrees({ written, right: degreesText(Number(celsius)) }),
            ),
          ],
    ),
  );

/** Finishes with raw food that nothing heats, or that isn't heated enough. */
const rawFinishes = ({ foods }: Program, { finishes }: AuthoredCookbook): Diagnostic[] =>
  Object.entries(finishes.fields.finishes).flatMap(([id, finish]) => {
    const raw = Object.keys(finish.foods).flatMap((food) => {
      const known = foods.fields.foods[food];
      if (!known || known.cooked || known.category !== "Proteins") return [];
      const safe = findSafeTemperature(known, false);
      return safe ? [{ food, safe }] : [];
    });
    const at = (field: string, message: string) =>
      finishes.source.diagnosticAt(["finishes", id, field], message);
    const [first] = raw;
    if (first && !finish["is-heated"])
      return [at("foods", cookbookMessages.rawAtTheEnd({ food: first.food }))];
    const safe = Math.max(0, ...raw.map((one) => one.safe.celsius));
    const { to } = finish;
    return to !== undefined && to < safe
      ? [at("to", cookbookMessages.unsafeTemperature({ celsius: to, safe }))]
      : [];
  });

function dishDiagnostics(id: string, { foods }: Program, authored: AuthoredCookbook): Diagnostic[] {
  const dish = authored.dishes.fields.dishes[id];
  const parts = dish && findParts(dish, cookbookOf(authored));
  if (!parts) return [];
  const at = (field: string, message: string, isKey = false) =>
    authored.dishes.source.diagnosticAt(["dishes", id, field], message, isKey);
  const meal = makeDish(id, parts, foods.fields.foods);
  const safe = findSafeTemperatureOfDish(parts, foods.fields.foods)?.celsius ?? 0;
  const { celsius, rest, minutes } = meal;
  if (celsius !== undefined && celsius < safe)
    return [at("to", cookbookMessages.unsafeTemperature({ celsius, safe }))];
  const grams = meal.ingredients[parts.cut.food] ?? 0;
  const model = findDishMinutes(parts, { grams, celsius, rest });
  const [from, to] = [
    Math.ceil(model * (1 - TIME_TOLERANCE)),
    Math.floor(model * (1 + TIME_TOLERANCE)),
  ];
  if (minutes < from || minutes > to)
    return [at("minutes", cookbookMessages.impossibleTime({ minutes, from, to }))];
  const sodium = Math.round(sodiumOf(meal.ingredients, foods.fields.foods));
  if (sodium > MAX_SODIUM)
    return [at("finish", programMessages.saltyMeal({ sodium, most: MAX_SODIUM }))];
  const protein = Math.floor(meal.nutrition.protein);
  const isMain = meal.slots.some((slot) => slot === "lunch" || slot === "dinner");
  return isMain && protein < MIN_PROTEIN
    ? [at("finish", cookbookMessages.littleProtein({ grams: protein, least: MIN_PROTEIN }))]
    : [];
}

const sodiumOf = (portion: Portion, foods: Record<string, Food>): number =>
  sumSodium(weighFoods([portion], foods));

/** Grams of protein in a lunch or dinner: what a meal needs to build muscle (PROT-AGE 2013). */
const MIN_PROTEIN = 25;
