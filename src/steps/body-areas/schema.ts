import type { z } from "zod";
import { choiceLimits, limitsCanBeKept } from "../choice-limits-schema.ts";
import { Image, Option, optionsOf, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

const Figure = Image.meta({
  description:
    "The picture on which areas are tapped. Its file has a part with the id of each option.",
  examples: ["body-figure-{gender|male}"],
});

/** Areas of a body, chosen on a figure or by name. The figure's file has a part with the id of each option. */
export const BodyAreas = stepSchema("body-areas", {
  ...question,
  ...choiceLimits,
  figure: Figure,
  options: optionsOf(Option),
}).superRefine(limitsCanBeKept);
export type BodyAreas = z.output<typeof BodyAreas>;

export const bodyAreas: StepType<BodyAreas> = {
  schema: BodyAreas,
  summary: "Lets areas be tapped on a figure.",
  icon: "person-arms-spread",
  asks: (step) => ({
    name: step.answer,
    domain: { kind: "many", values: Object.keys(step.options), min: step.min, max: step.max },
  }),
  partsOf: (step) => [
    { image: step.figure.image, path: ["figure"], parts: ["figure", ...Object.keys(step.options)] },
  ],
  counted: true,
};
