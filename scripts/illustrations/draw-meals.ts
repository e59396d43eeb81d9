/** Draws what members eat: npx tsx scripts/illustrations/draw-meals.ts */

import { withGrain } from "./geometry.js";
import { fromTheOvenAndPot } from "./meals/from-the-oven-and-pot.ts";
import { fromThePan } from "./meals/from-the-pan.ts";
import { drawMeal } from "./meals/meal.ts";
import { smallMeals } from "./meals/small-meals.ts";
import { withEggs } from "./meals/with-eggs.ts";
import { save } from "./save.js";

// named by what is seen: pictures are open to everybody, and what members eat on which day is not
for (const [name, meal] of Object.entries({ ...withEggs, ...fromThePan, ...fromTheOvenAndPot, ...smallMeals })) {
  save(
    `dish-${name}`,
    withGrain(1, () => drawMeal(meal)),
  );
}
