import type { z } from "zod";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { parseFields } from "../schema/parse-fields.ts";
import { schemaDiagnostics } from "../schema/schema-diagnostics.ts";
import { listFields } from "../schema/schema-fields.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";

interface Part {
  source: Source;
  problems: Diagnostic[];
  /** Maps a path in the value to its position in the file. */
  at: (path: Path) => Path;
  /** The known fields at a path, if the schema doesn't list all of them. */
  fields?: (path: Path) => string[];
}

/**
 * Parses a part of a file with its schema. Reports its errors and returns undefined if it's
 * invalid.
 */
export function readPart<T>(
  value: unknown,
  schema: z.ZodType<T>,
  { source, problems, at, fields = (path) => listFields(schema, path) }: Part,
): T | undefined {
  const result = parseFields(value, schema, at);
  if (result.success) return result.data;
  problems.push(...schemaDiagnostics(source, at, result.error, fields));
  return undefined;
}
