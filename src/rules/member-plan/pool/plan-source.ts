import type { PoolExercise, WorkoutTemplate } from "./exercise-pool.ts";
import type { Food, PoolMeal } from "./meal-pool.ts";
import type { PlanRules } from "./plan-rules.ts";

/** The data that plans are made from: the files of `funnel/program/`. */
export interface PlanSource {
  foods: { foods: Record<string, Food> };
  meals: { meals: Record<string, PoolMeal> };
  rules: PlanRules;
  exercises: { exercises: Record<string, PoolExercise> };
  workouts: WorkoutTemplate;
}
