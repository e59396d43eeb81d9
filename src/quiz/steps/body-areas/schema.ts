import type { z } from "zod";
import { choiceLimits, limitsCanBeKept } from "../schema/choice-limits-schema.ts";
import { createOptionsSchema, Image, Option, question, stepSchema } from "../schema/fields.ts";
import { fromFields } from "../schema/from-fields.ts";
import type { StepType } from "../step-type.ts";

const Figure = Image.meta({
  description: "The picture that visitors tap. Its file needs a part with the id of each option.",
  examples: ["body-figure-{gender|male}"],
});

/**
 * Body areas, chosen on a figure or by name. The figure's file has a part with the id of each
 * option.
 */
export const BodyAreas = stepSchema("body-areas", {
  ...question,
  ...choiceLimits,
  figure: Figure,
  options: createOptionsSchema(Option),
}).superRefine(limitsCanBeKept);
export type BodyAreas = z.output<typeof BodyAreas>;

export const bodyAreas: StepType<BodyAreas> = {
  schema: BodyAreas,
  summary: "Visitors tap areas on a figure.",
  icon: "person-arms-spread",
  answerSpec: fromFields(["answer", "options", "min", "max"], (step) => ({
    name: step.answer,
    domain: { kind: "many", values: Object.keys(step.options), min: step.min, max: step.max },
  })),
  listParts: (step) => [
    { image: step.figure.image, path: ["figure"], parts: ["figure", ...Object.keys(step.options)] },
  ],
  counted: true,
};
