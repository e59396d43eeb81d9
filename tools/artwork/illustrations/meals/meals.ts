import { dairy } from "./dairy/dairy.ts";
import { eggsAlone } from "./egg-dishes/eggs-alone.ts";
import { eggsAndCheese } from "./egg-dishes/eggs-and-cheese.ts";
import { fromTheOvenAndPot } from "./from-the-oven-and-pot.ts";
import { fromThePan } from "./from-the-pan.ts";
import type { Meal } from "./meal.ts";
import { lamb } from "./meat/lamb.ts";
import { pattiesAndMeatballs } from "./meat/patties-and-meatballs.ts";
import { pork } from "./meat/pork.ts";
import { steaksAndStrips } from "./meat/steaks-and-strips.ts";
import { chicken } from "./poultry/chicken.ts";
import { duck } from "./poultry/duck.ts";
import { fish } from "./sea/fish.ts";
import { seafood } from "./sea/seafood.ts";
import { smallMeals } from "./small-meals.ts";
import { withEggs } from "./with-eggs.ts";

/**
 * All drawn meals, named after what they show. Pictures are public, but what members eat on which
 * day isn't.
 */
export const meals: Record<string, Meal> = {
  ...withEggs,
  ...fromThePan,
  ...fromTheOvenAndPot,
  ...smallMeals,
  ...steaksAndStrips,
  ...pattiesAndMeatballs,
  ...pork,
  ...lamb,
  ...chicken,
  ...duck,
  ...fish,
  ...seafood,
  ...eggsAlone,
  ...eggsAndCheese,
  ...dairy,
};
