import { z } from "zod";
import { choiceLimits, limitsCanBeKept } from "../choice-limits-schema.ts";
import { optionsOf, optionWith, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** `exclusive`: choosing it takes all others back, as "none of these" may want. */
const Choice = optionWith({
  exclusive: z
    .boolean()
    .meta({
      description: 'Choosing it takes all others back, as "none of these" may want.',
      examples: [true],
    })
    .optional(),
});

/** Any number of answers, within limits if there are some; Continue moves on. */
export const MultiChoice = stepSchema("multi-choice", {
  ...question,
  ...choiceLimits,
  options: optionsOf(Choice),
}).superRefine(limitsCanBeKept);
export type MultiChoice = z.output<typeof MultiChoice>;

export const multiChoice: StepType<MultiChoice> = {
  schema: MultiChoice,
  summary: "Takes any number of answers; Continue moves on.",
  icon: "list-checks",
  asks: (step) => ({
    name: step.answer,
    domain: {
      kind: "many",
      values: Object.keys(step.options),
      exclusive: exclusiveOf(step),
      min: step.min,
      max: step.max,
    },
  }),
  counted: true,
};

function exclusiveOf({ options }: MultiChoice): string[] {
  return Object.keys(options).filter((value) => options[value]?.exclusive);
}
