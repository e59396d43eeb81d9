import { z } from "zod";
import { optionsOf, optionWith, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** `bars`: filled signal bars, of as many as the step's own `bars`. */
const Choice = optionWith({
  bars: z
    .int()
    .min(0)
    .meta({ description: "How many of the step's signal bars are filled.", examples: [2] })
    .optional(),
});

/** One question, one answer; choosing moves on. */
export const SingleChoice = stepSchema("single-choice", {
  ...question,
  layout: z
    .enum(["list", "pictures"])
    .meta({
      description: "A list, which is the default, or large pictures beside each other.",
      examples: ["pictures"],
    })
    .default("list"),
  bars: z
    .int()
    .min(1)
    .max(5)
    .meta({
      description:
        "Signal bars beside each option, as many as this; each option says how many of them are filled.",
      examples: [3],
    })
    .optional(),
  options: optionsOf(Choice),
}).superRefine((step, context) => {
  for (const [value, option] of Object.entries(step.options)) {
    if (option.bars === undefined || option.bars <= (step.bars ?? 0)) continue;
    const message = step.bars
      ? `This step shows ${step.bars} bars, so an option fills 0 to ${step.bars}.`
      : "Say how many bars the step shows: bars: 3 beside its title.";
    context.addIssue({ code: "custom", path: ["options", value, "bars"], message });
  }
});
export type SingleChoice = z.output<typeof SingleChoice>;

export const singleChoice: StepType<SingleChoice> = {
  schema: SingleChoice,
  summary: "Asks one question; choosing moves on.",
  icon: "radio-button",
  asks: (step) => ({
    name: step.answer,
    domain: { kind: "one", values: Object.keys(step.options) },
  }),
  waits: ["auto-advance"],
  leastWait: (_, timings) => timings["auto-advance"] ?? 0,
  counted: true,
};
