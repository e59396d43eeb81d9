import { z } from "zod";
import { copy } from "#quiz/steps/schema/fields.ts";
import { Exercises } from "./exercises-schema.ts";
import { Foods } from "./foods-schema.ts";
import { Groceries } from "./groceries-schema.ts";
import { Meals } from "./meals-schema.ts";
import { Count, exerciseId } from "./program-fields.ts";
import { Resources } from "./resources-schema.ts";
import { Rules } from "./rules-schema.ts";
import { Workouts } from "./workouts-schema.ts";

const Scene = z.strictObject({
  exercise: exerciseId("The exercise to show, by its id in workouts.yaml."),
  seconds: Count.meta({ description: "How many seconds it's shown.", examples: [9] }),
  caption: copy("The line below the figure.", "March in place and let your arms swing.", 90),
  cue: copy("Two words above the figure.", "Knees up", 24),
});

/** The schema of `program/warm-up-video.yaml`: the video, scene by scene. */
const Storyboard = z.strictObject({
  scenes: z
    .array(Scene)
    .min(1)
    .meta({
      description: "What the video shows, scene by scene.",
      examples: [[{ exercise: "squat", seconds: 10 }]],
    }),
});

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
