import { z } from "zod";
import { Copy, Image, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";
import { FULL } from "./full.ts";

/** Counts to 100 %, around a picture if it has one, rests, then shows a result that the visitor continues from. */
export const Counter = stepSchema("counter", { image: Image.optional(), result: z.strictObject({ title: Copy, image: Image.optional() }) });
export type Counter = z.output<typeof Counter>;

export const counter: StepType<Counter> = {
  schema: Counter,
  icon: "gauge",
  waits: ["counter-tick", "counter-rest"],
  leastWait: (_, timings) => FULL * (timings["counter-tick"] ?? 0) + (timings["counter-rest"] ?? 0),
};
