import { z } from "zod";
import { copy, Image, stepSchema } from "../schema/fields.ts";
import { fromFields } from "../schema/from-fields.ts";
import type { StepType } from "../step-type.ts";

/**
 * Lines that appear one after another, below a picture if there is one. After the last line, the
 * screen moves on by itself.
 */
export const StatusLines = stepSchema("status-lines", {
  image: Image.meta({
    description: "A picture above the lines.",
    examples: ["plan-cover"],
  }).optional(),
  lines: z
    .array(copy("One thing that's happening.", "Calculating your daily needs", 48))
    .min(1)
    .meta({
      description: "What's happening, line by line.",
      examples: [["Calculating your daily needs", "Fitting meals into your day"]],
    }),
});
export type StatusLines = z.output<typeof StatusLines>;

export const statusLines: StepType<StatusLines> = {
  schema: StatusLines,
  summary: "Shows what's happening line by line, then moves on by itself.",
  icon: "list-dashes",
  waits: ["status-line", "status-rest"],
  leastWait: fromFields(
    ["lines"],
    (step, timings) =>
      step.lines.length * (timings["status-line"] ?? 0) + (timings["status-rest"] ?? 0),
  ),
};
