import { z } from "zod";
import { BmiWords } from "../bmi-schema.ts";
import { AnswerName, Copy, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** Weight in pounds or kilograms, with the BMI that follows from the height asked before. */
export const WeightStep = stepSchema("weight", {
  ...question,
  /** The answer with the height. */
  height: AnswerName,
  default: z.strictObject({ value: z.int(), unit: z.enum(["lbs", "kg"]) }),
  fields: z.strictObject({ value: Copy }),
  units: z.strictObject({ label: Copy, lbs: Copy, kg: Copy }),
  range: z.strictObject({ value: z.tuple([z.int(), z.int()]) }),
  bmi: BmiWords,
});
export type WeightStep = z.output<typeof WeightStep>;

export const weight: StepType<WeightStep> = {
  schema: WeightStep,
  icon: "scales",
  asks: (step) => ({ name: step.answer, domain: { kind: "weight" } }),
  reads: (step) => [{ answer: step.height, path: ["height"], kind: "height" }],
  counted: true,
};
