import type { z } from "zod";
import { didYouMean, oneOf } from "./did-you-mean.ts";
import type { Problem } from "./problem.ts";
import type { Path, Source } from "./source.ts";

type Issue = z.core.$ZodIssue;

/** What a schema finds wrong with a part of a file, in words and with positions. `fields` are the words known where an unknown one stands. */
export function schemaProblems(source: Source, base: Path, error: z.ZodError, fields: (path: Path) => string[]): Problem[] {
  return error.issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    if (issue.code === "unrecognized_keys") {
      const known = fields(issue.path);
      return issue.keys.map((key) => source.problem([...path, key], `"${key}" is not a field here.${didYouMean(key, known) || remedy(known)}`, true));
    }
    if (issue.code === "invalid_key") return [source.problem(path, issue.issues[0]?.message ?? issue.message, true)];
    return [source.problem(path, inWords(issue, String(issue.path.at(-1) ?? "")))];
  });
}

function remedy(known: string[]): string {
  return known.length > 0 ? ` Known are ${oneOf(known).replace(/ or (?=[^"]*"[^"]*"$)/, " and ")}.` : " Remove it.";
}

function inWords(issue: Issue, field: string): string {
  if (issue.code === "invalid_type")
    return isMissing(issue) ? `"${field}" is missing. Add it.` : (own(issue) ?? `"${field}" should be ${kindOf(issue.expected)}.${quoteHint(issue)}`);
  if (issue.code === "invalid_value")
    return `"${field}" should be ${oneOf(issue.values.map(String))}.${typeof issue.input === "string" ? didYouMean(issue.input, issue.values.map(String)) : ""}`;
  if (issue.code === "too_small" && issue.origin === "array") return `"${field}" needs at least ${issue.minimum} ${issue.minimum === 1 ? "entry" : "entries"}.`;
  if (issue.code === "too_small" && issue.origin !== "string") return `"${field}" should be at least ${issue.minimum}.`;
  if (issue.code === "too_big" && issue.origin !== "string") return `"${field}" should be at most ${issue.maximum}.`;
  return issue.message;
}

function isMissing(issue: Issue): boolean {
  return issue.input === undefined;
}

/** A message that the schema itself carries, rather than the library's. */
function own(issue: Issue): string | undefined {
  return issue.message.startsWith("Invalid input") ? undefined : issue.message;
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

function quoteHint(issue: Issue): string {
  return issue.code === "invalid_type" && issue.expected === "string" && ["number", "boolean"].includes(typeof issue.input)
    ? ` Put it in quotes: "${String(issue.input)}".`
    : "";
}
