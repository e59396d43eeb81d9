import { z } from "zod";
import {
  copy,
  createOptionsSchema,
  Icon,
  Image,
  Option,
  question,
  stepSchema,
} from "../schema/fields.ts";
import { fromFields } from "../schema/from-fields.ts";
import type { StepType } from "../step-type.ts";

const Point = z.strictObject({
  icon: Icon.meta({ description: "An icon before the promise.", examples: ["timer"] }),
  text: copy("A few words.", "About 3 minutes", 48),
});

/** The first screen: one large choice. It isn't counted by the progress indicator. */
export const Entrance = stepSchema("entrance", {
  ...question,
  prompt: copy("The line above the choice.", "Select your diet type to begin", 60),
  hero: Image.meta({
    description: "The large picture of the first screen.",
    examples: [{ image: "hero", alt: "" }],
    alone: true,
  }).optional(),
  options: createOptionsSchema(Option),
  points: z
    .array(Point)
    .meta({
      description: "Short promises below the choice.",
      examples: [[{ icon: "timer", text: "About 3 minutes" }]],
    })
    .default([]),
});
export type Entrance = z.output<typeof Entrance>;

export const entrance: StepType<Entrance> = {
  schema: Entrance,
  summary: "The first screen, with one large choice.",
  icon: "door-open",
  answerSpec: fromFields(["answer", "options"], (step) => ({
    name: step.answer,
    domain: { kind: "one", values: Object.keys(step.options) },
  })),
};
