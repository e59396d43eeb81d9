import type { z } from "zod";
import { choiceLimits, limitsCanBeKept } from "../choice-limits-schema.ts";
import { Image, Option, optionsOf, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** Areas of a body, chosen on a figure or by name. The figure's file has a part with the id of each option. */
export const BodyAreas = stepSchema("body-areas", { ...question, ...choiceLimits, figure: Image, options: optionsOf(Option) }).superRefine(limitsCanBeKept);
export type BodyAreas = z.output<typeof BodyAreas>;

export const bodyAreas: StepType<BodyAreas> = {
  schema: BodyAreas,
  icon: "person-arms-spread",
  asks: (step) => ({ name: step.answer, domain: { kind: "many", values: Object.keys(step.options) } }),
  partsOf: (step) => [{ image: step.figure.image, path: ["figure"], parts: ["figure", ...Object.keys(step.options)] }],
  counted: true,
};
