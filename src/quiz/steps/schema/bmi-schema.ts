import { z } from "zod";
import { copy, createAnswerSchema } from "./fields.ts";

const category = (word: string) =>
  z
    .strictObject({
      word: copy("The word for this range.", word, 24),
      text: copy(
        "One sentence for visitors in this range. Keep it kind and free of blame.",
        "Your plan starts gently and moves at your pace.",
        120,
      ),
    })
    .meta({
      description: `For visitors whose BMI is ${word}.`,
      examples: [{ word, text: "Your plan starts gently and moves at your pace." }],
    });

/**
 * The copy around a body mass index. The thresholds come from the WHO classification and are in
 * `lib/measures/bmi.ts`.
 */
export const BmiWords = z
  .strictObject({
    label: copy("The name of the number.", "BMI", 24),
    lead: copy("The text before the number.", "Your BMI is", 40),
    unknown: copy(
      "Shown while height or weight is missing.",
      "Enter your height and weight to see your BMI.",
      90,
    ),
    categories: z
      .strictObject({
        underweight: category("underweight"),
        healthy: category("healthy"),
        overweight: category("overweight"),
        obese: category("obese"),
      })
      .meta({
        description: "The text for each BMI range.",
        examples: [{ healthy: { word: "healthy", text: "Your plan builds on it." } }],
      }),
  })
  .meta({
    description: "The text around the body mass index.",
    examples: [{ label: "BMI", lead: "Your BMI is" }],
  });
export type BmiWords = z.output<typeof BmiWords>;

/** The fields of a step that shows a BMI from earlier answers. */
export const showsBmi = {
  height: createAnswerSchema("The answer that holds the height.", "height"),
  weight: createAnswerSchema("The answer that holds the weight.", "weight"),
  bmi: BmiWords,
};

export function bmiReads(step: { height: string; weight: string }, path: string[] = []) {
  return [
    { answer: step.height, path: [...path, "height"], kind: "height" as const },
    { answer: step.weight, path: [...path, "weight"], kind: "weight" as const },
  ];
}
