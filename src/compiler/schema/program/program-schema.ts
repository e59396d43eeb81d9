import { Exercises } from "./exercises-schema.ts";
import { Foods } from "./foods-schema.ts";
import { Groceries } from "./groceries-schema.ts";
import { Meals } from "./meals-schema.ts";
import { Resources } from "./resources-schema.ts";
import { Rules } from "./rules-schema.ts";
import { Storyboard } from "./storyboard-schema.ts";
import { Workouts } from "./workouts-schema.ts";

/** The schema of each file in `program/`, by its name. */
export const programSchemas = {
  foods: Foods,
  meals: Meals,
  rules: Rules,
  exercises: Exercises,
  workouts: Workouts,
  groceries: Groceries,
  resources: Resources,
  "warm-up-video": Storyboard,
};
