import type { z } from "zod";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { schemaMessages } from "../diagnostics/messages/schema.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";
import { describePath } from "./parse-fields.ts";
import { unknownField } from "./unknown-fields.ts";

type Issue = z.core.$ZodIssue;

/**
 * Turns schema errors in a part of a file into diagnostics. `at` maps a path of the part to its
 * position in the file. `fields` lists the known fields at a path.
 */
export function schemaDiagnostics(
  source: Source,
  at: (path: Path) => Path,
  error: z.ZodError,
  fields: (path: Path) => string[],
): Diagnostic[] {
  const mistyped = new Set(error.issues.flatMap((issue) => meantFields(issue, fields)));
  return error.issues.flatMap((issue) => {
    const path = at(issue.path);
    if (issue.code === "unrecognized_keys") {
      const known = fields(issue.path);
      return issue.keys.map((key) => {
        const message = unknownField({ key, block: issue.input, known, file: source.file });
        return source.diagnosticAt(at([...issue.path, key]), message, true);
      });
    }
    if (issue.code === "invalid_key")
      return [source.diagnosticAt(path, issue.issues[0]?.message ?? issue.message, true)];
    if (issue.input !== undefined) return [source.diagnosticAt(path, issue.message)];
    // A mistyped field is reported once, not a second time as missing.
    return mistyped.has(pathKey(issue.path))
      ? []
      : [source.diagnosticAt(path, schemaMessages.missing({ name: describePath(path) }))];
  });
}

function meantFields(issue: Issue, fields: (path: Path) => string[]): string[] {
  if (issue.code !== "unrecognized_keys") return [];
  const known = fields(issue.path);
  return issue.keys.flatMap((key) => {
    const meant = nearest(key, known);
    return meant === undefined ? [] : [pathKey([...issue.path, meant])];
  });
}

function pathKey(path: Path): string {
  return JSON.stringify(path.map(String));
}
