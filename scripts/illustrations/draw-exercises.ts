/** Draws the exercises of the workouts, by the figure of the warm-up video: npx tsx scripts/illustrations/draw-exercises.ts */
import { drawExercise } from "./exercises/exercise.ts";
import { exercises } from "./exercises/exercises.ts";
import { save } from "./save.js";

for (const [name, exercise] of Object.entries(exercises))
  save(`move-${name}`, drawExercise(exercise));
