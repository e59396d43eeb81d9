/** Draws what members eat: npx tsx scripts/illustrations/draw-meals.ts */
import { drawMeal } from "./meals/meal.ts";
import { meals } from "./meals/meals.ts";
import { save } from "./save.js";

for (const [name, meal] of Object.entries(meals)) save(`dish-${name}`, drawMeal(meal));
