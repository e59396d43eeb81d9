/**
 * Draws the exercises of the workouts with the figure of the warm-up video: npx tsx
 * tools/artwork/illustrations/draw-exercises.ts
 */

import { save } from "../drawing/save.ts";
import { drawExercise } from "./exercises/exercise.ts";
import { exercises } from "./exercises/exercises.ts";

for (const [name, exercise] of Object.entries(exercises))
  save(`move-${name}`, drawExercise(exercise));
