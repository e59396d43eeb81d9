import { z } from "zod";
import { copy, Note, question, stepSchema } from "../schema/fields.ts";
import { fromFields } from "../schema/from-fields.ts";
import { rangeHolds } from "../schema/range-schema.ts";
import type { StepType } from "../step-type.ts";

/** One whole number. */
export const NumberStep = stepSchema("number", {
  ...question,
  default: z.int().meta({ description: "The number in the field at first.", examples: [30] }),
  min: z.int().meta({ description: "The smallest number allowed.", examples: [18] }),
  max: z.int().meta({ description: "The largest number allowed.", examples: [100] }),
  field: copy("The label of the field.", "Age", 24),
  unit: copy("A word after the field.", "years", 16).optional(),
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
  summary: "Asks for a whole number.",
  icon: "hash",
  answerSpec: fromFields(["answer", "min", "max", "unit"], (step) => ({
    name: step.answer,
    domain: { kind: "number", min: step.min, max: step.max, unit: step.unit },
  })),
  counted: true,
};
