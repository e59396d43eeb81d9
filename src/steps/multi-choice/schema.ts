import { z } from "zod";
import { Copy, Icon, Image, optionsOf, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

const Choice = z.preprocess(
  (value) => (typeof value === "string" ? { label: value } : value),
  z.strictObject(
    {
      label: Copy,
      hint: Copy.optional(),
      icon: Icon.optional(),
      image: Image.optional(),
      /** Choosing it takes all others back, as "none of these" may want. */
      exclusive: z.boolean().optional(),
    },
    { error: "An option is its label, or a block with a label. Put numbers and the like in quotes." },
  ),
);

/** Any number of answers; Continue moves on. */
export const MultiChoice = stepSchema("multi-choice", { ...question, options: optionsOf(Choice) });
export type MultiChoice = z.output<typeof MultiChoice>;

export const multiChoice: StepType<MultiChoice> = {
  schema: MultiChoice,
  asks: (step) => ({ name: step.answer, domain: { kind: "many", values: Object.keys(step.options) } }),
  counted: true,
};
