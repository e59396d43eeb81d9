import { z } from "zod";
import { BmiWords } from "../bmi-schema.ts";
import { answerOf, copy, question, stepSchema } from "../fields.ts";
import { rangeHolds } from "../range-schema.ts";
import type { StepType } from "../step-type.ts";

const Unit = z.enum(["lbs", "kg"]);

/** Weight in pounds or kilograms, with the BMI that follows from the height asked before. */
export const WeightStep = stepSchema("weight", {
  ...question,
  height: answerOf("The answer with the height, which the BMI needs.", "height"),
  default: z
    .strictObject({
      value: z.int().meta({ description: "The number.", examples: [150] }),
      unit: Unit.meta({ description: "The unit that is chosen at first.", examples: ["lbs"] }),
    })
    .meta({
      description: "What stands in the field at first.",
      examples: [{ value: 150, unit: "lbs" }],
    }),
  fields: z
    .strictObject({ value: copy("The field for the number.", "Weight", 24) })
    .meta({ description: "The name of the field.", examples: [{ value: "Weight" }] }),
  units: z
    .strictObject({
      label: copy("What the switch is called, for those who cannot see it.", "Unit", 16),
      lbs: copy("The word for pounds.", "lbs", 8),
      kg: copy("The word for kilograms.", "kg", 8),
    })
    .meta({
      description: "The words of the switch between the units.",
      examples: [{ label: "Unit", lbs: "lbs", kg: "kg" }],
    }),
  range: z
    .strictObject({
      value: z
        .tuple([z.int(), z.int()])
        .meta({ description: "The smallest and the largest number.", examples: [[1, 1500]] }),
    })
    .meta({
      description: "What counts as a weight; anything else is not taken.",
      examples: [{ value: [1, 1500] }],
    }),
  bmi: BmiWords,
}).superRefine((step, context) =>
  rangeHolds(
    {
      range: step.range.value,
      default: step.default.value,
      paths: { range: ["range", "value"], default: ["default", "value"] },
    },
    context,
  ),
);
export type WeightStep = z.output<typeof WeightStep>;

export const weight: StepType<WeightStep> = {
  schema: WeightStep,
  summary: "Takes a weight in the visitor's unit, and shows the BMI.",
  icon: "scales",
  asks: ({ answer, range }) => ({
    name: answer,
    domain: {
      kind: "weight",
      parts: { value: { range: range.value, says: "In the unit beside it." } },
      units: Unit.options,
    },
  }),
  reads: (step) => [{ answer: step.height, path: ["height"], kind: "height" }],
  counted: true,
};
