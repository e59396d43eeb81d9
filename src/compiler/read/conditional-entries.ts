import { z } from "zod";
import { isJsonObject } from "#lib/json.ts";
import { conditionMessages } from "../diagnostics/messages/steps.ts";
import { asBlock, getEntrySchema, unwrapSchema } from "../schema/schema-fields.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";
import { type AuthoredCondition, parseCondition, type Report } from "./condition.ts";

/** An entry of a list or map that visitors only see if its condition holds. */
export interface ConditionalEntry {
  /** The path within the fields that it belongs to. */
  path: Path;
  /** True if it's a plain text, written `{ when: …, say: text }`. */
  isText: boolean;
  condition: AuthoredCondition;
}

interface Lifting {
  source: Source;
  report: Report;
  /** The position of the fields in their file. */
  base: Path;
  /** Filled while reading. */
  entries: ConditionalEntry[];
}

/**
 * Moves the conditions of entries out of the fields and into `entries`, so that step types don't
 * have to know about them.
 */
export function withoutConditions(
  value: unknown,
  schema: z.core.$ZodType,
  lifting: Lifting,
  path: Path = [],
): unknown {
  const inner = unwrapSchema(schema);
  const block = asBlock(schema, value);
  const entry = getEntrySchema(inner);
  if (entry && Array.isArray(block))
    return block.map((item, index) => entryWithout(item, entry, lifting, [...path, index]));
  if (!isJsonObject(block)) return block;
  if (entry)
    return mapEntries(block, (item, key) => entryWithout(item, entry, lifting, [...path, key]));
  if (!(inner instanceof z.ZodObject)) return block;
  return mapEntries(block, (item, key) => {
    const field: z.core.$ZodType | undefined = Object.hasOwn(inner.shape, key)
      ? inner.shape[key]
      : undefined;
    return field ? withoutConditions(item, field, lifting, [...path, key]) : item;
  });
}

function entryWithout(
  item: unknown,
  schema: z.core.$ZodType,
  lifting: Lifting,
  path: Path,
): unknown {
  if (!isJsonObject(item) || !("when" in item))
    return withoutConditions(item, schema, lifting, path);
  const { when, ...rest } = item;
  const { source, report, base, entries } = lifting;
  const isText = unwrapSchema(schema) instanceof z.ZodString;
  const condition = parseCondition(when, [...base, ...path, "when"], source, report);
  if (condition) entries.push({ path, isText, condition });
  if (!isText) return withoutConditions(rest, schema, lifting, path);
  const { say, ...others } = rest;
  const [other] = Object.keys(others);
  if (other !== undefined) report([...base, ...path, other], conditionMessages.textForm, true);
  else if (say === undefined) report([...base, ...path], conditionMessages.textForm);
  return say ?? "…";
}

function mapEntries(
  block: Record<string, unknown>,
  change: (item: unknown, key: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(block).map(([key, item]) => [key, change(item, key)]));
}

/** The authored path of a field: a text with a condition is one level deeper. */
export function toAuthoredPath(path: Path, entries: ConditionalEntry[]): Path {
  const text = entries.find((entry) => entry.isText && isWithin(path, entry.path));
  return text ? [...text.path, "say", ...path.slice(text.path.length)] : path;
}

/** True if a path equals another or is below it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, index) => String(path[index]) === String(key));
}

/** Fields in the format of a plan: entries with a condition carry it. */
export function withConditions(
  fields: Record<string, unknown>,
  entries: ConditionalEntry[],
): Record<string, unknown> {
  // A mark keeps the shape around it, and only texts aren't objects.
  return entries.reduce<unknown>((marked, { path, isText, condition }) => {
    const mark = (entry: unknown) =>
      isText
        ? { $when: condition.when, $text: entry }
        : { $when: condition.when, ...(entry as object) };
    return replaceAt(marked, path, mark);
  }, fields) as Record<string, unknown>;
}

function replaceAt(
  part: unknown,
  [key, ...rest]: Path,
  replace: (part: unknown) => unknown,
): unknown {
  if (key === undefined) return replace(part);
  if (Array.isArray(part))
    return part.map((item, index) => (index === key ? replaceAt(item, rest, replace) : item));
  if (!isJsonObject(part)) return part;
  return mapEntries(part, (item, name) =>
    name === String(key) ? replaceAt(item, rest, replace) : item,
  );
}
