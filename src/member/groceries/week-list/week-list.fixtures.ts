import type { Situation } from "../../member.fixtures.ts";
import { foods, meals } from "../../program/pool.fixtures.ts";

const { egg, butter, broth } = foods.foods;

/** The made-up foods, as shops sell them. */
export const shopFoods: typeof foods = {
  ...foods,
  foods: {
    ...foods.foods,
    ...(egg && { egg: { ...egg, name: "Eggs", sold: { pieces: 6, pack: "box" } } }),
    ...(butter && { butter: { ...butter, sold: { grams: 250, pack: "block" } } }),
    ...(broth && { broth: { ...broth, sold: { grams: 500, pack: "carton" } } }),
  },
};

/** A program with a single meal, which has meat, and a member who doesn't eat any. */
export const nothingFits: Situation = {
  answers: { meatRelationship: "none" },
  program: { meals: { ...meals, meals: { chops: meals.meals.chops } } },
};
