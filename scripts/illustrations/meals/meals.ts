import { fromTheOvenAndPot } from "./from-the-oven-and-pot.ts";
import { fromThePan } from "./from-the-pan.ts";
import type { Meal } from "./meal.ts";
import { smallMeals } from "./small-meals.ts";
import { withEggs } from "./with-eggs.ts";

/** All drawn meals, named by what is seen: pictures are open to everybody, and what members eat on which day is not. */
export const meals: Record<string, Meal> = {
  ...withEggs,
  ...fromThePan,
  ...fromTheOvenAndPot,
  ...smallMeals,
};
