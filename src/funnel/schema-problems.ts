import type { z } from "zod";
import { didYouMean, nearest, oneOf } from "./did-you-mean.ts";
import type { Problem } from "./problem.ts";
import type { Path, Source } from "./source.ts";
import { unknownField } from "./unknown-fields.ts";

type Issue = z.core.$ZodIssue;

/** What a schema finds wrong with a part of a file, in words and with positions. `at` says where a path of it stands, `fields` the words known where an unknown one stands. */
export function schemaProblems(
  source: Source,
  at: (path: Path) => Path,
  error: z.ZodError,
  fields: (path: Path) => string[],
): Problem[] {
  const mistyped = new Set(error.issues.flatMap((issue) => meantFields(issue, fields)));
  return error.issues.flatMap((issue) => {
    const path = at(issue.path);
    if (issue.code === "unrecognized_keys") {
      const known = fields(issue.path);
      return issue.keys.map((key) => {
        const message = unknownField({ key, block: issue.input, known, file: source.file });
        return source.problem(at([...issue.path, key]), message, true);
      });
    }
    if (issue.code === "invalid_key")
      return [source.problem(path, issue.issues[0]?.message ?? issue.message, true)];
    // a mistyped field is told once, not once more as missing
    if (issue.input === undefined && mistyped.has(pathKey(issue.path))) return [];
    return [source.problem(path, inWords(issue, nameOf(path)))];
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

/** `"title"`, `Entry 2 of "lines"`, or `This file`. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "This file";
  return typeof last === "number"
    ? `Entry ${last + 1} of "${String(path.at(-2) ?? "")}"`
    : `"${String(last)}"`;
}

function inWords(issue: Issue, name: string): string {
  if (issue.input === undefined) return `${name} is missing. Add it.`;
  const own = ownMessage(issue);
  if (own !== undefined) return own;
  if (issue.code === "invalid_value")
    return `${name} should be ${oneOf(issue.values.map(String))}.${typeof issue.input === "string" ? didYouMean(issue.input, issue.values.map(String)) : ""}`;
  if (issue.code === "invalid_type")
    return `${issue.input === null ? `${name} is empty. It` : name} should be ${kindOf(issue.expected)}.${hint(issue)}`;
  if (issue.code === "too_small" || issue.code === "too_big") return outOfRange(issue, name);
  return issue.message;
}

function outOfRange(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  name: string,
): string {
  const limit = Number(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const bound = issue.code === "too_small" ? "at least" : "at most";
  if (issue.origin === "string") return `${name} is empty. Write something there.`;
  if (issue.origin === "array")
    return `${name} needs ${bound} ${limit} ${limit === 1 ? "entry" : "entries"}.`;
  return `${name} should be ${bound} ${limit}.`;
}

/** A message that the schema itself carries, rather than the library's. */
function ownMessage({ message }: Issue): string | undefined {
  return /^(Invalid|Too (small|big)|Unrecognized)/.test(message) ? undefined : message;
}

function kindOf(expected: string): string {
  const kinds: Record<string, string> = {
    string: "a text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    tuple: "a list",
    object: "a block of fields",
    record: "a block of fields",
  };
  return kinds[expected] ?? expected;
}

function hint(issue: z.core.$ZodIssueInvalidType): string {
  const given = typeof issue.input;
  if (Array.isArray(issue.input) && (issue.expected === "record" || issue.expected === "object"))
    return " Take the dashes away: each line is a name, a colon, and what belongs to it.";
  if (issue.expected === "string" && (given === "number" || given === "boolean"))
    return ` Put it in quotes: "${String(issue.input)}".`;
  return given === "string" && (issue.expected === "number" || issue.expected === "int")
    ? " Write it in digits, without quotes."
    : "";
}
