/** Draws the exercises of the workouts, by the figure of the warm-up video: npx tsx scripts/illustrations/draw-exercises.ts */
import { drawExercise } from "./exercises/exercise.ts";
import { onFeet } from "./exercises/on-feet.ts";
import { onTheFloor } from "./exercises/on-the-floor.ts";
import { withGrain } from "./geometry.js";
import { save } from "./save.js";

for (const [id, exercise] of Object.entries({ ...onFeet, ...onTheFloor })) {
  save(
    `move-${id}`,
    withGrain(1, () => drawExercise(exercise)),
  );
}
