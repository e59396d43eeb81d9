import { z } from "zod";
import { choiceLimits, limitsCanBeKept } from "../schema/choice-limits-schema.ts";
import { createOptionSchema, createOptionsSchema, question, stepSchema } from "../schema/fields.ts";
import { fromFields } from "../schema/from-fields.ts";
import type { StepType } from "../step-type.ts";

/** `exclusive`: choosing it clears all others, which suits "none of these". */
const Choice = createOptionSchema({
  exclusive: z
    .boolean()
    .meta({
      description: 'Choosing it clears all other options. Useful for "none of these".',
      examples: [true],
    })
    .optional(),
});

/** Any number of answers, within limits if there are any. Continue moves on. */
export const MultiChoice = stepSchema("multi-choice", {
  ...question,
  ...choiceLimits,
  options: createOptionsSchema(Choice),
}).superRefine(limitsCanBeKept);
export type MultiChoice = z.output<typeof MultiChoice>;

export const multiChoice: StepType<MultiChoice> = {
  schema: MultiChoice,
  summary: "Visitors choose any number of options, then continue.",
  icon: "list-checks",
  answerSpec: fromFields(["answer", "options", "min", "max"], (step) => ({
    name: step.answer,
    domain: {
      kind: "many",
      values: Object.keys(step.options),
      exclusive: listExclusive(step),
      min: step.min,
      max: step.max,
    },
  })),
  counted: true,
};

function listExclusive({ options }: Pick<MultiChoice, "options">): string[] {
  return Object.keys(options).filter((value) => options[value]?.exclusive);
}
