import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { cookbookOf } from "#compiler/model/cookbook.ts";
import { type Program, readFunnel } from "#compiler/read/read-funnel.ts";
import { makeDishes } from "#rules/member-plan/cookbook/make-dish.ts";
import type { PoolMeal } from "#rules/member-plan/pool/meal-pool.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import { readFunnelFolder } from "./funnel-folder.ts";

/** The program that we ship, as plans are made from it. */
export function realProgram(): PlanSource {
  const { foods, meals, rules, exercises, workouts } = readRealProgram();
  return {
    foods: foods.fields,
    meals: meals.fields,
    rules: rules.fields,
    exercises: exercises.fields,
    workouts: workouts.fields,
  };
}

/** The dishes of the cookbook that we ship, by id. */
export function realDishes(): Record<string, PoolMeal> {
  const { foods, cookbook } = readRealProgram();
  const dishes = cookbook ? makeDishes(cookbookOf(cookbook), foods.fields.foods) : [];
  return Object.fromEntries(dishes.map((dish) => [dish.id, dish]));
}

function readRealProgram(): Program {
  const funnel = readFunnel(readFunnelFolder("funnel"));
  if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
  if (!funnel.program) throw new Error("The funnel has no program.");
  return funnel.program;
}
