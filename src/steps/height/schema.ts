import { z } from "zod";
import { Copy, Note, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

const Range = z.tuple([z.int(), z.int()]);

/** Height in feet and inches, or in centimetres. Kept in feet and inches. */
export const HeightStep = stepSchema("height", {
  ...question,
  default: z.strictObject({ feet: z.int(), inches: z.int(), unit: z.enum(["in", "cm"]) }),
  fields: z.strictObject({ feet: Copy, inches: Copy, cm: Copy }),
  units: z.strictObject({ label: Copy, in: Copy, cm: Copy }),
  range: z.strictObject({ feet: Range, inches: Range }),
  note: Note.optional(),
});
export type HeightStep = z.output<typeof HeightStep>;

export const height: StepType<HeightStep> = {
  schema: HeightStep,
  icon: "ruler",
  asks: (step) => ({ name: step.answer, domain: { kind: "height" } }),
  counted: true,
};
