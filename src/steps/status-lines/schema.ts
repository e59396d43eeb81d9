import { z } from "zod";
import { Copy, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** Lines that appear one after another; after the last the screen moves on by itself. */
export const StatusLines = stepSchema("status-lines", { lines: z.array(Copy).min(1) });
export type StatusLines = z.output<typeof StatusLines>;

export const statusLines: StepType<StatusLines> = { schema: StatusLines, waits: ["status-line", "status-rest"] };
