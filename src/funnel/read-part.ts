import type { z } from "zod";
import type { Problem } from "./problem.ts";
import { fieldsAt } from "./schema-fields.ts";
import { schemaProblems } from "./schema-problems.ts";
import type { Path, Source } from "./source.ts";

interface Part {
  source: Source;
  problems: Problem[];
  /** Where a path of the value stands in the file. */
  at: (path: Path) => Path;
  /** The fields that are known at a path, where the schema does not say them all. */
  fields?: (path: Path) => string[];
}

/** A part of a file as its schema reads it, or undefined and all that is wrong with it. */
export function readPart<T>(
  value: unknown,
  schema: z.ZodType<T>,
  { source, problems, at, fields = (path) => fieldsAt(schema, path) }: Part,
): T | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  problems.push(...schemaProblems(source, at, result.error, fields));
  return undefined;
}
