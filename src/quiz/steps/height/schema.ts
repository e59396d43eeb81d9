import { z } from "zod";
import { copy, Note, question, stepSchema } from "../schema/fields.ts";
import { fromFields } from "../schema/from-fields.ts";
import { rangeHolds } from "../schema/range-schema.ts";
import type { StepType } from "../step-type.ts";

const Unit = z.enum(["in", "cm"]);

const range = (description: string, example: [number, number]) =>
  z.tuple([z.int(), z.int()]).meta({ description, examples: [example] });

/** Height in feet and inches, or in centimeters. Stored in feet and inches. */
export const HeightStep = stepSchema("height", {
  ...question,
  default: z
    .strictObject({
      feet: z.int().meta({ description: "Whole feet.", examples: [5] }),
      inches: z.int().meta({ description: "The remaining inches.", examples: [8] }),
      unit: Unit.meta({ description: "The unit selected at first.", examples: ["in"] }),
    })
    .meta({
      description: "The values in the fields at first.",
      examples: [{ feet: 5, inches: 8, unit: "in" }],
    }),
  fields: z
    .strictObject({
      feet: copy("The field for feet.", "Feet", 16),
      inches: copy("The field for inches.", "Inches", 16),
      cm: copy("The field for centimeters.", "Height in cm", 24),
    })
    .meta({
      description: "The labels of the fields.",
      examples: [{ feet: "Feet", inches: "Inches", cm: "Height in cm" }],
    }),
  units: z
    .strictObject({
      label: copy("The name of the unit switch, for screen readers.", "Unit", 16),
      in: copy("The word for feet and inches.", "in", 8),
      cm: copy("The word for centimeters.", "cm", 8),
    })
    .meta({
      description: "The labels of the unit switch.",
      examples: [{ label: "Unit", in: "in", cm: "cm" }],
    }),
  range: z
    .strictObject({
      feet: range("The fewest and the most feet.", [1, 9]),
      inches: range("The fewest and the most inches.", [0, 11]),
    })
    .meta({
      description: "The accepted range. Anything else is refused.",
      examples: [{ feet: [1, 9], inches: [0, 11] }],
    }),
  note: Note.optional(),
}).superRefine((step, context) => {
  for (const part of ["feet", "inches"] as const)
    rangeHolds(
      {
        range: step.range[part],
        default: step.default[part],
        paths: { range: ["range", part], default: ["default", part] },
      },
      context,
    );
});
export type HeightStep = z.output<typeof HeightStep>;

export const height: StepType<HeightStep> = {
  schema: HeightStep,
  summary: "Asks for a height in the visitor's unit.",
  icon: "ruler",
  answerSpec: fromFields(["answer", "range"], ({ answer, range: { feet, inches } }) => ({
    name: answer,
    domain: {
      kind: "height",
      parts: {
        feet: { range: feet, says: "Whole feet, in either unit." },
        inches: { range: inches, says: "The remaining inches." },
      },
      units: Unit.options,
    },
  })),
  counted: true,
};
