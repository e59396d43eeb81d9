import { z } from "zod";
import { Copy, Note, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** One whole number. */
export const NumberStep = stepSchema("number", {
  ...question,
  default: z.int(),
  min: z.int(),
  max: z.int(),
  field: Copy,
  unit: Copy.optional(),
  note: Note.optional(),
});
export type NumberStep = z.output<typeof NumberStep>;

export const number: StepType<NumberStep> = {
  schema: NumberStep,
  icon: "hash",
  asks: (step) => ({ name: step.answer, domain: { kind: "number", min: step.min, max: step.max } }),
  counted: true,
};
