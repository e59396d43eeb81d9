import type { DishMeal } from "#rules/member-plan/cookbook/make-dish.ts";
import { OPEN_FAT } from "#rules/member-plan/meals/cooking-fat.ts";
import { dayForPeople } from "#rules/member-plan/meals/for-people.ts";
import { createKitchen } from "#rules/member-plan/meals/meal-source.ts";
import { createPlannedDay, type PlannedMeal } from "#rules/member-plan/meals/planned-day.ts";
import { type computeNutrition, isPureFat } from "#rules/member-plan/meals/portion.ts";
import { nameInSentence, portionText, type Units } from "#rules/member-plan/meals/portion-text.ts";
import type { Food } from "#rules/member-plan/pool/meal-pool.ts";
import type { Member } from "../../member.ts";
import { swapSource } from "../../program/cookbook-dishes.ts";
import { toUnits } from "../../tracker/unit.ts";

/** The energy of a day that dishes are written for, in kcal. */
const WRITTEN_FOR = 2_000;
const ANY_PROTEIN = { from: 0, to: Number.MAX_SAFE_INTEGER };
const BOUGHT_STEP_GRAMS = 10;
const GRAMS_PER_OUNCE = 28.35;

/** A dish as this member cooks it: for the people at the table, and all that it makes at once. */
export interface MemberDish {
  planned: PlannedMeal;
  portions: number;
  /** The nutrition of one portion. */
  nutrition: ReturnType<typeof computeNutrition>;
  steps: string[];
  ingredients: { id: number; name: string; unit: string }[];
  /** The same in amounts to buy. */
  toBuy: { name: string; unit: string }[];
}

/** Fits a dish to the member's energy, their own cooking fat, and their units. */
export function dishForMember(
  dish: DishMeal,
  { plans, program, unit }: Pick<Member, "plans" | "program" | "unit">,
  day: number,
): MemberDish {
  const { foods } = program.foods;
  const { decisions, target } = plans.planOn(day);
  const energy = (dish.nutrition.energy * target.energy) / WRITTEN_FOR;
  const pool = { foods, meals: { [dish.id]: dish } };
  const kitchen = createKitchen(swapSource(program), decisions);
  const ofOne = createPlannedDay([dish.id], pool, {
    slots: dish.slots.slice(0, 1),
    target: { energy, protein: ANY_PROTEIN },
    ...kitchen,
  });
  // Joints are cooked whole.
  const portions = Math.ceil(plans.people / dish.makes) * dish.makes;
  const [planned] = dayForPeople(ofOne, portions, { pool, pans: kitchen.pans }).meals;
  if (!planned) throw new Error("A day of one dish has one meal.");
  const { portion } = planned;
  const fat = foods[Object.keys(portion).find((id) => isPureFat(foods[id])) ?? ""];
  const entries = Object.entries(portion);
  return {
    planned,
    portions,
    nutrition: ofOne.nutrition,
    steps: dish.steps.map(({ text }) => text.replace(OPEN_FAT, fat ? nameInSentence(fat) : "fat")),
    ingredients: entries.map(([id, grams], index) => ({
      id: index,
      name: foods[id]?.name ?? id,
      unit: amountText(portionText({ [id]: grams }, foods, toUnits(unit)), foods[id]),
    })),
    toBuy: entries.flatMap(([id, grams]) => {
      const food = foods[id];
      return food ? toBuy(food, grams, toUnits(unit)) : [];
    }),
  };
}

/** The amount alone, since the name is next to it. */
const amountText = (text: string, food: Food | undefined): string =>
  food ? text.replace(` ${nameInSentence(food)}`, "") : text;

function toBuy(food: Food, grams: number, units: Units): { name: string; unit: string }[] {
  const { name, piece, refuse, category } = food;
  if (category === "Seasonings") return [{ name, unit: "" }];
  // Water comes from the tap.
  if (food.energy === 0) return [];
  if (piece) return [{ name, unit: `${Math.round(grams / piece.grams)}` }];
  const bought = Math.ceil(grams / (1 - refuse) / BOUGHT_STEP_GRAMS) * BOUGHT_STEP_GRAMS;
  const unit =
    units === "metric" ? `${bought} g` : `${Math.ceil((bought / GRAMS_PER_OUNCE) * 2) / 2} oz`;
  return [{ name, unit }];
}
