import type { z } from "zod";
import type { Planned } from "./step.ts";

/**
 * A step parsed from YAML input by the schema of its type, so a story can't show what YAML can't
 * express.
 */
export function parseStep<Schema extends z.ZodType<object>>(
  schema: Schema,
  written: z.input<Schema>,
): Planned<z.output<Schema>> {
  return { id: "story", route: "/story", continue: "Continue", ...schema.parse(written) };
}
