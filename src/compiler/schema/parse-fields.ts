import type { z } from "zod";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { schemaMessages, schemaPhrases } from "../diagnostics/messages/files.ts";
import type { Path } from "../yaml/path.ts";

type Issue = z.core.$ZodRawIssue;

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

/**
 * The message for an issue of a schema that has no message of its own. `at` maps a path of the
 * value to its position in the file.
 */
function issueMessage(issue: Issue, at: (path: Path) => Path): string {
  const name = describePath(at(issue.path ?? []));
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    const meant = typeof issue.input === "string" ? nearest(issue.input, values) : undefined;
    return schemaMessages.unknownValue({ name, values, meant });
  }
  if (issue.code === "invalid_type") return wrongKind(issue, name);
  if (issue.code === "too_small" || issue.code === "too_big")
    return describeRangeError(issue, name);
  return schemaMessages.doesNotFit({ name });
}

/** Such as `"title"`, `Entry 2 of "lines"`, or `This file`. */
export function describePath(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return schemaPhrases.file;
  return typeof last === "number"
    ? schemaPhrases.entry({ number: last + 1, list: String(path.at(-2) ?? "") })
    : schemaPhrases.field(String(last));
}

function describeRangeError(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>,
  name: string,
): string {
  if (issue.origin === "string") return schemaMessages.emptyText({ name });
  const isList = issue.origin === "array";
  if (issue.code === "too_small") {
    const limit = Number(issue.minimum);
    return schemaMessages[isList ? "tooFewEntries" : "tooSmall"]({ name, limit });
  }
  const limit = Number(issue.maximum);
  return schemaMessages[isList ? "tooManyEntries" : "tooLarge"]({ name, limit });
}

const KINDS: Record<string, string> = {
  string: schemaPhrases.text,
  number: schemaPhrases.number,
  int: schemaPhrases.wholeNumber,
  boolean: schemaPhrases.trueOrFalse,
  array: schemaPhrases.list,
  tuple: schemaPhrases.list,
  object: schemaPhrases.block,
  record: schemaPhrases.block,
};

function wrongKind(
  { input, expected }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>,
  name: string,
): string {
  const kind = KINDS[expected] ?? expected;
  if (input === null) return schemaMessages.emptyValue({ name, kind });
  if (Array.isArray(input) && (expected === "record" || expected === "object"))
    return schemaMessages.listInsteadOfBlock({ name, kind });
  if (expected === "string" && (typeof input === "number" || typeof input === "boolean"))
    return schemaMessages.unquotedText({ name, kind, text: String(input) });
  return typeof input === "string" && (expected === "number" || expected === "int")
    ? schemaMessages.numberAsText({ name, kind })
    : schemaMessages.wrongKind({ name, kind });
}
