import { z } from "zod";
import { copy, Image, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";
import { FULL } from "./full.ts";

/** Counts to 100 %, around a picture if it has one, rests, then shows a result that the visitor continues from. */
export const Counter = stepSchema("counter", {
  image: Image.meta({
    description: "A picture within the ring that fills.",
    examples: ["meat-beef"],
  }).optional(),
  result: z
    .strictObject({
      title: copy("The headline of the result.", "We found 500+ recipes that fit you", 120),
      image: Image.meta({
        description: "A picture of the result.",
        examples: ["meal-combinations"],
      }).optional(),
    })
    .meta({
      description: "What is shown once the counter has reached 100 %.",
      examples: [{ title: "We found 500+ recipes that fit you" }],
    }),
});
export type Counter = z.output<typeof Counter>;

export const counter: StepType<Counter> = {
  schema: Counter,
  summary: "Counts to 100 % and shows a result.",
  icon: "gauge",
  waits: ["counter-tick", "counter-rest"],
  leastWait: (_, timings) => FULL * (timings["counter-tick"] ?? 0) + (timings["counter-rest"] ?? 0),
};
