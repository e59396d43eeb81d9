import { z } from "zod";
import { LeaveOutWords } from "../plan-preview/leave-out-schema.ts";
import { PlanPreviewWords } from "../plan-preview/plan-preview-schema.ts";
import { AnswerLines, answerLinesReads } from "../schema/answer-lines-schema.ts";
import { bmiReads } from "../schema/bmi-schema.ts";
import { DoctorFirst } from "../schema/doctor-first-schema.ts";
import { copy, createAnswerSchema, Image, stepSchema } from "../schema/fields.ts";
import type { StepType } from "../step-type.ts";

/** The sales page. The offer itself is in `offer.yaml`. */
export const Sales = stepSchema("sales", {
  image: Image.meta({
    description: "A picture of the product.",
    examples: ["plan-cover"],
  }).optional(),
  "plan-preview": PlanPreviewWords.optional(),
  "leave-out": LeaveOutWords.optional(),
  recap: AnswerLines.optional(),
  "doctor-first": DoctorFirst.optional(),
  underweight: z
    .strictObject({
      height: createAnswerSchema("The answer that holds the height.", "height"),
      weight: createAnswerSchema("The answer that holds the weight.", "weight"),
      text: copy(
        "The text above the button for visitors with a BMI under 18.5.",
        "This plan isn't meant for that. Please talk to your doctor first.",
        160,
      ),
    })
    .meta({
      description: "A warning for visitors who are underweight.",
      examples: [{ height: "height", weight: "weight", text: "Please talk to your doctor first." }],
    })
    .optional(),
});
export type Sales = z.output<typeof Sales>;

export const sales: StepType<Sales> = {
  schema: Sales,
  summary: "Sells the offer in offer.yaml. It's the last step of the funnel.",
  icon: "shopping-cart-simple",
  answerRefs: ({ recap, underweight }) => [
    ...(recap ? answerLinesReads(recap, ["recap"]) : []),
    ...(underweight ? bmiReads(underweight, ["underweight"]) : []),
  ],
  waits: ["checkout-deadline"],
  ends: true,
};
