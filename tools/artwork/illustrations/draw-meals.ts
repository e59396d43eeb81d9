/** Draws the members' meals: npx tsx tools/artwork/illustrations/draw-meals.ts */

import { save } from "../drawing/save.ts";
import { drawMeal } from "./meals/meal.ts";
import { meals } from "./meals/meals.ts";

for (const [name, meal] of Object.entries(meals)) save(`dish-${name}`, drawMeal(meal));
