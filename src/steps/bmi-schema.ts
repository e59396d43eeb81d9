import { z } from "zod";
import { AnswerName, Copy } from "./fields.ts";

const Category = z.strictObject({ word: Copy, text: Copy });

/** The words around a body mass index. Its thresholds are the classification's and stand in `lib/bmi.ts`. */
export const BmiWords = z.strictObject({
  label: Copy,
  lead: Copy,
  unknown: Copy,
  categories: z.strictObject({ underweight: Category, healthy: Category, overweight: Category, obese: Category }),
});
export type BmiWords = z.output<typeof BmiWords>;

/** The fields of a step that shows a BMI from earlier answers. */
export const showsBmi = { height: AnswerName, weight: AnswerName, bmi: BmiWords };

export function bmiReads(step: { height: string; weight: string }) {
  return [
    { answer: step.height, path: ["height"], kind: "height" as const },
    { answer: step.weight, path: ["weight"], kind: "weight" as const },
  ];
}
