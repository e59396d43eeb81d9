import { z } from "zod";
import { copy } from "#quiz/steps/schema/fields.ts";
import { Count, exerciseId } from "./program-fields.ts";

const Scene = z.strictObject({
  exercise: exerciseId("The exercise to show, by its id in workouts.yaml."),
  seconds: Count.meta({ description: "How many seconds it's shown.", examples: [9] }),
  caption: copy("The line below the figure.", "March in place and let your arms swing.", 90),
  cue: copy("Two words above the figure.", "Knees up", 24),
});

/** The schema of `program/warm-up-video.yaml`: the video, scene by scene. */
export const Storyboard = z.strictObject({
  scenes: z
    .array(Scene)
    .min(1)
    .meta({
      description: "What the video shows, scene by scene.",
      examples: [[{ exercise: "squat", seconds: 10 }]],
    }),
});
