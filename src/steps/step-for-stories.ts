import type { z } from "zod";
import type { Planned } from "./step.ts";

/** A step out of what YAML says of it, read by the schema of its type: a story cannot show what YAML cannot say. */
export function stepFor<Schema extends z.ZodType<object>>(
  schema: Schema,
  written: z.input<Schema>,
): Planned<z.output<Schema>> {
  return { id: "story", route: "/story", continue: "Continue", ...schema.parse(written) };
}
