import type { z } from "zod";
import { PlanPreviewWords } from "../plan-preview/plan-preview-schema.ts";
import { AnswerLines, answerLinesReads } from "../schema/answer-lines-schema.ts";
import { Image, stepSchema } from "../schema/fields.ts";
import type { StepType } from "../step-type.ts";

/** The sales page. The offer itself is in `offer.yaml`. */
export const Sales = stepSchema("sales", {
  image: Image.meta({
    description: "A picture of the product.",
    examples: ["plan-cover"],
  }).optional(),
  "plan-preview": PlanPreviewWords.optional(),
  recap: AnswerLines.optional(),
});
export type Sales = z.output<typeof Sales>;

export const sales: StepType<Sales> = {
  schema: Sales,
  summary: "Sells the offer in offer.yaml. It's the last step of the funnel.",
  icon: "shopping-cart-simple",
  answerRefs: (step) => (step.recap ? answerLinesReads(step.recap, ["recap"]) : []),
  waits: ["checkout-deadline"],
  ends: true,
};
