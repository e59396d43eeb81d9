import { z } from "zod";
import { BmiWords } from "../schema/bmi-schema.ts";
import { copy, createAnswerSchema, question, stepSchema } from "../schema/fields.ts";
import { fromFields } from "../schema/from-fields.ts";
import { rangeHolds } from "../schema/range-schema.ts";
import type { StepType } from "../step-type.ts";

const Unit = z.enum(["lbs", "kg"]);

/** Weight in pounds or kilograms, with the BMI from the height asked for earlier. */
export const WeightStep = stepSchema("weight", {
  ...question,
  height: createAnswerSchema("The answer that holds the height. The BMI needs it.", "height"),
  default: z
    .strictObject({
      value: z.int().meta({ description: "The number.", examples: [150] }),
      unit: Unit.meta({ description: "The unit selected at first.", examples: ["lbs"] }),
    })
    .meta({
      description: "The value in the field at first.",
      examples: [{ value: 150, unit: "lbs" }],
    }),
  fields: z
    .strictObject({ value: copy("The label of the number field.", "Weight", 24) })
    .meta({ description: "The label of the field.", examples: [{ value: "Weight" }] }),
  units: z
    .strictObject({
      label: copy("The name of the unit switch, for screen readers.", "Unit", 16),
      lbs: copy("The word for pounds.", "lbs", 8),
      kg: copy("The word for kilograms.", "kg", 8),
    })
    .meta({
      description: "The labels of the unit switch.",
      examples: [{ label: "Unit", lbs: "lbs", kg: "kg" }],
    }),
  range: z
    .strictObject({
      value: z
        .tuple([z.int(), z.int()])
        .meta({ description: "The smallest and the largest number.", examples: [[1, 1500]] }),
    })
    .meta({
      description: "The accepted range. Anything else is refused.",
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
  summary: "Asks for a weight in the visitor's unit, and shows the BMI.",
  icon: "scales",
  answerSpec: fromFields(["answer", "range"], ({ answer, range }) => ({
    name: answer,
    domain: {
      kind: "weight",
      parts: { value: { range: range.value, says: "The weight, in the given unit." } },
      units: Unit.options,
    },
  })),
  answerRefs: (step) => [{ answer: step.height, path: ["height"], kind: "height" }],
  counted: true,
};
