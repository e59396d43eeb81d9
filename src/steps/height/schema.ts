import { z } from "zod";
import { copy, Note, question, stepSchema } from "../fields.ts";
import { rangeHolds } from "../range-schema.ts";
import type { StepType } from "../step-type.ts";

const Unit = z.enum(["in", "cm"]);

const range = (description: string, example: [number, number]) =>
  z.tuple([z.int(), z.int()]).meta({ description, examples: [example] });

/** Height in feet and inches, or in centimetres. Kept in feet and inches. */
export const HeightStep = stepSchema("height", {
  ...question,
  default: z
    .strictObject({
      feet: z.int().meta({ description: "Whole feet.", examples: [5] }),
      inches: z.int().meta({ description: "Inches beside them.", examples: [8] }),
      unit: Unit.meta({ description: "The unit that is chosen at first.", examples: ["in"] }),
    })
    .meta({
      description: "What stands in the fields at first.",
      examples: [{ feet: 5, inches: 8, unit: "in" }],
    }),
  fields: z
    .strictObject({
      feet: copy("The field for feet.", "Feet", 16),
      inches: copy("The field for inches.", "Inches", 16),
      cm: copy("The field for centimetres.", "Height in cm", 24),
    })
    .meta({
      description: "The names of the fields.",
      examples: [{ feet: "Feet", inches: "Inches", cm: "Height in cm" }],
    }),
  units: z
    .strictObject({
      label: copy("What the switch is called, for those who cannot see it.", "Unit", 16),
      in: copy("The word for feet and inches.", "in", 8),
      cm: copy("The word for centimetres.", "cm", 8),
    })
    .meta({
      description: "The words of the switch between the units.",
      examples: [{ label: "Unit", in: "in", cm: "cm" }],
    }),
  range: z
    .strictObject({
      feet: range("The fewest and the most feet.", [1, 9]),
      inches: range("The fewest and the most inches.", [0, 11]),
    })
    .meta({
      description: "What counts as a height; anything else is not taken.",
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
  summary: "Takes a height in the visitor's unit.",
  icon: "ruler",
  asks: ({ answer, range: { feet, inches } }) => ({
    name: answer,
    domain: {
      kind: "height",
      parts: {
        feet: { range: feet, says: "Whole feet, whichever unit was chosen." },
        inches: { range: inches, says: "Inches beside them." },
      },
      units: Unit.options,
    },
  }),
  counted: true,
};
