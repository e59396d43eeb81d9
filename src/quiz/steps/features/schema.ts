import { z } from "zod";
import { copy, Icon, Image, stepSchema } from "../schema/fields.ts";
import { promiseNotes } from "../schema/promise-schema.ts";
import type { StepType } from "../step-type.ts";

const Feature = z.strictObject({
  icon: Icon.meta({ description: "An icon before the line.", examples: ["cooking-pot"] }),
  text: copy("A few words.", "500+ carnivore recipes", 60),
  ...promiseNotes,
});

/** The features that the product includes, as a list with pictures. */
export const Features = stepSchema("features", {
  image: Image.meta({
    description: "A picture above the list.",
    examples: ["plan-cover"],
  }).optional(),
  features: z
    .array(Feature)
    .min(1)
    .meta({
      description: "What the product includes, one item per line.",
      examples: [[{ icon: "cooking-pot", text: "500+ carnivore recipes" }]],
    }),
});
export type Features = z.output<typeof Features>;

export const features: StepType<Features> = {
  schema: Features,
  summary: "Lists what the product includes.",
  promises: (step) =>
    step.features.map((feature, index) => ({ ...feature, path: ["features", index] })),
  icon: "sparkle",
};
