import type { z } from "zod";
import { isJsonObject } from "#lib/json.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { schemaMessages } from "../diagnostics/messages/files.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";
import { describePath } from "./parse-fields.ts";

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

interface UnknownField {
  key: string;
  /** The block that contains it. */
  block: unknown;
  known: string[];
  file: string;
}

/** The message about an unknown field: which field was probably meant, or where it belongs. */
function unknownField({ key, block, known, file }: UnknownField): string {
  const value = isJsonObject(block) ? block[key] : undefined;
  if (file.startsWith("funnel/steps/") && isJsonObject(value) && typeof value.type === "string")
    return schemaMessages.stepInsideStep({ step: key });
  const meant = nearest(key, known);
  if (meant !== undefined) return schemaMessages.mistypedField({ field: key, meant });
  if (value === null) return schemaMessages.unknownFieldAfterComma({ field: key, known });
  const above = blockAbove(key, block, known);
  return above === undefined
    ? schemaMessages.unknownField({ field: key, known })
    : schemaMessages.unknownFieldBelowBlock({ field: key, known, block: above });
}

/**
 * The field above, if it's a block or still empty: a line with too little indentation may belong to
 * it.
 */
function blockAbove(key: string, block: unknown, known: string[]): string | undefined {
  if (!isJsonObject(block)) return undefined;
  const names = Object.keys(block);
  const above = names.slice(0, names.indexOf(key)).findLast((name) => known.includes(name));
  return above !== undefined && (block[above] === null || isJsonObject(block[above]))
    ? above
    : undefined;
}
