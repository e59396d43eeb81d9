import { z } from "zod";
import { OwnFigure } from "../plan-preview/plan-preview-schema.ts";
import { copy, Image, stepSchema } from "../schema/fields.ts";
import { fromFields } from "../schema/from-fields.ts";
import type { StepType } from "../step-type.ts";
import { FULL } from "./full.ts";

/**
 * Counts to 100%, around a picture if it has one, pauses, then shows a result with a Continue
 * button.
 */
export const Counter = stepSchema("counter", {
  image: Image.meta({
    description: "A picture inside the ring that fills up.",
    examples: ["meat-beef"],
  }).optional(),
  result: z
    .strictObject({
      title: copy("The headline of the result.", "We found 500+ recipes that fit you", 120),
      image: Image.meta({
        description: "A picture for the result.",
        examples: ["meal-combinations"],
      }).optional(),
      meals: OwnFigure.meta({
        description: "How many meals fit the answers so far, in words.",
        examples: [{ before: "Put together from", after: "meals that fit your answers" }],
      }).optional(),
    })
    .meta({
      description: "Shown when the counter reaches 100 %.",
      examples: [{ title: "We found 500+ recipes that fit you" }],
    }),
});
export type Counter = z.output<typeof Counter>;

export const counter: StepType<Counter> = {
  schema: Counter,
  summary: "Counts to 100 %, then shows a result.",
  icon: "gauge",
  waits: ["counter-tick", "counter-rest"],
  leastWait: fromFields(
    [],
    (_, timings) => FULL * (timings["counter-tick"] ?? 0) + (timings["counter-rest"] ?? 0),
  ),
};
