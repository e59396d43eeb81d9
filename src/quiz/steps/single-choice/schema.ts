import { z } from "zod";
import { createOptionSchema, createOptionsSchema, question, stepSchema } from "../schema/fields.ts";
import { fromFields } from "../schema/from-fields.ts";
import type { StepType } from "../step-type.ts";
import { singleChoiceMessages } from "./schema-messages.ts";

/** `bars`: how many of the step's signal bars are filled. */
const Choice = createOptionSchema({
  bars: z
    .int()
    .min(0)
    .meta({ description: "How many of the signal bars are filled.", examples: [2] })
    .optional(),
});

/** One question, one answer. Choosing an option moves on. */
export const SingleChoice = stepSchema("single-choice", {
  ...question,
  layout: z
    .enum(["list", "pictures"])
    .meta({
      description: "A list (the default), or large pictures side by side.",
      examples: ["pictures"],
    })
    .default("list"),
  bars: z
    .int()
    .min(1)
    .max(5)
    .meta({
      description:
        "How many signal bars each option shows. The option's own bars field sets how many are filled.",
      examples: [3],
    })
    .optional(),
  options: createOptionsSchema(Choice),
}).superRefine((step, context) => {
  for (const [value, option] of Object.entries(step.options)) {
    if (option.bars === undefined || option.bars <= (step.bars ?? 0)) continue;
    const message = step.bars
      ? singleChoiceMessages.tooManyBars({ bars: step.bars })
      : singleChoiceMessages.stepWithoutBars;
    context.addIssue({ code: "custom", path: ["options", value, "bars"], message });
  }
});
export type SingleChoice = z.output<typeof SingleChoice>;

export const singleChoice: StepType<SingleChoice> = {
  schema: SingleChoice,
  summary: "Visitors choose one option, which moves on.",
  icon: "radio-button",
  answerSpec: fromFields(["answer", "options"], (step) => ({
    name: step.answer,
    domain: { kind: "one", values: Object.keys(step.options) },
  })),
  waits: ["auto-advance"],
  leastWait: fromFields([], (_, timings) => timings["auto-advance"] ?? 0),
  counted: true,
};
