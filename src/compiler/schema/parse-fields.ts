import type { z } from "zod";
import type { Path } from "../yaml/path.ts";
import { issueMessage } from "./issue-message.ts";

/**
 * Parses fields with their schema. Each issue has a message for the author. `at` maps a path in the
 * fields to its position in the file.
 */
export function parseFields<T>(
  fields: unknown,
  schema: z.ZodType<T>,
  at: (path: Path) => Path,
): z.ZodSafeParseResult<T> {
  return schema.safeParse(fields, {
    reportInput: true,
    error: (issue) => issueMessage(issue, at),
  });
}
