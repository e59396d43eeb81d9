import { z } from "zod";
import { Copy, Image, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** Lines that appear one after another, below a picture if there is one; after the last the screen moves on by itself. */
export const StatusLines = stepSchema("status-lines", { image: Image.optional(), lines: z.array(Copy).min(1) });
export type StatusLines = z.output<typeof StatusLines>;

export const statusLines: StepType<StatusLines> = {
  schema: StatusLines,
  icon: "list-dashes",
  waits: ["status-line", "status-rest"],
  leastWait: (step, timings) => step.lines.length * (timings["status-line"] ?? 0) + (timings["status-rest"] ?? 0),
};
