import { z } from "zod";
import { Copy, Icon, Image, Option, optionsOf, question, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** The first screen: one choice, large, without a place in the progress indicator. */
export const Entrance = stepSchema("entrance", {
  ...question,
  prompt: Copy,
  hero: Image.optional(),
  options: optionsOf(Option),
  points: z.array(z.strictObject({ icon: Icon, text: Copy })).default([]),
});
export type Entrance = z.output<typeof Entrance>;

export const entrance: StepType<Entrance> = {
  schema: Entrance,
  icon: "door-open",
  asks: (step) => ({ name: step.answer, domain: { kind: "one", values: Object.keys(step.options) } }),
  waits: ["auto-advance"],
  leastWait: (_, timings) => timings["auto-advance"] ?? 0,
};
