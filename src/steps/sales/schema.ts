import type { z } from "zod";
import { AnswerLines, answerLinesReads } from "../answer-lines-schema.ts";
import { Image, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** The sales page. What is sold stands in `offer.yaml`. */
export const Sales = stepSchema("sales", {
  image: Image.meta({
    description: "A picture of what is sold.",
    examples: ["plan-cover"],
  }).optional(),
  recap: AnswerLines.optional(),
});
export type Sales = z.output<typeof Sales>;

export const sales: StepType<Sales> = {
  schema: Sales,
  summary: "Sells what offer.yaml describes, and leads out of the funnel.",
  icon: "shopping-cart-simple",
  reads: (step) => (step.recap ? answerLinesReads(step.recap, ["recap"]) : []),
  waits: ["checkout-deadline"],
  ends: true,
};
