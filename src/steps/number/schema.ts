import { z } from "zod";
import { copy, Note, question, stepSchema } from "../fields.ts";
import { rangeHolds } from "../range-schema.ts";
import type { StepType } from "../step-type.ts";

/** One whole number. */
export const NumberStep = stepSchema("number", {
  ...question,
  default: z
    .int()
    .meta({ description: "The number that stands in the field at first.", examples: [30] }),
  min: z.int().meta({ description: "The smallest number that is taken.", examples: [18] }),
  max: z.int().meta({ description: "The largest number that is taken.", examples: [100] }),
  field: copy("The name of the field.", "Age", 24),
  unit: copy("A word behind the field.", "years", 16).optional(),
  note: Note.optional(),
}).superRefine(({ min, max, default: byDefault }, context) =>
  rangeHolds(
    { range: [min, max], default: byDefault, paths: { range: ["min"], default: ["default"] } },
    context,
  ),
);
export type NumberStep = z.output<typeof NumberStep>;

export const number: StepType<NumberStep> = {
  schema: NumberStep,
  summary: "Takes a whole number.",
  icon: "hash",
  asks: (step) => ({
    name: step.answer,
    domain: { kind: "number", min: step.min, max: step.max, unit: step.unit },
  }),
  counted: true,
};
