import { Document, isCollection } from "yaml";
import type { Condition } from "#lib/conditions.ts";
import { isJsonObject, type Json, own, sameJson } from "#lib/json.ts";
import { commonSubsequence } from "../common-subsequence.ts";
import { conditionInWords } from "../condition-in-words.ts";

export interface FieldChange {
  path: (string | number)[];
  /** Absent where the field is new. */
  before?: Json;
  /** Absent where the field is gone. */
  after?: Json;
}

/** Ends the path of a change of whom something is for. */
export const CONDITION = "$when";

/** Every field that differs between two values, as deep as it can be told; a condition is one field. */
export function fieldChanges(
  before: Json | undefined,
  after: Json | undefined,
  path: FieldChange["path"] = [],
): FieldChange[] {
  if (before === undefined || after === undefined)
    return before === after ? [] : [changed(path, before, after)];
  if (sameJson(before, after)) return [];
  const [old, now] = [forSome(before), forSome(after)];
  const conditions = sameCondition(old.when, now.when)
    ? []
    : [changed([...path, CONDITION], old.when, now.when)];
  return [...conditions, ...changesWithin(old.said, now.said, path)];
}

function changesWithin(before: Json, after: Json, path: FieldChange["path"]): FieldChange[] {
  if (sameJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (!isJsonObject(before) || !isJsonObject(after)) return [changed(path, before, after)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    fieldChanges(own(before, key), own(after, key), [...path, key]),
  );
}

/** What is said to some alone, and to whom. */
export function forSome(value: Json): { said: Json; when: Json | undefined } {
  if (!isJsonObject(value) || !(CONDITION in value)) return { said: value, when: undefined };
  const { $when, $say, ...rest } = value;
  return { said: $say ?? rest, when: $when };
}

function sameCondition(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Between entries that stayed, those that went and those that came are taken for the same, changed, as far as they go. */
function listChanges(before: Json[], after: Json[], path: FieldChange["path"]): FieldChange[] {
  const kept = commonSubsequence(before.map(textOf), after.map(textOf));
  const ends: [number, number][] = [...kept, [before.length, after.length]];
  return ends.flatMap(([endBefore, endAfter], index) => {
    const [fromBefore, fromAfter] =
      index === 0 ? [0, 0] : [(ends[index - 1]?.[0] ?? 0) + 1, (ends[index - 1]?.[1] ?? 0) + 1];
    const count = Math.max(endBefore - fromBefore, endAfter - fromAfter);
    return Array.from({ length: count }, (_, offset) => {
      const [old, now] = [fromBefore + offset, fromAfter + offset];
      return fieldChanges(
        old < endBefore ? before[old] : undefined,
        now < endAfter ? after[now] : undefined,
        [...path, now < endAfter ? now : old],
      );
    }).flat();
  });
}

function textOf(value: Json): string {
  return JSON.stringify(value);
}

function changed(
  path: FieldChange["path"],
  before: Json | undefined,
  after: Json | undefined,
): FieldChange {
  return {
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

/** A field's value as a line of text, as an author would write it. */
export function valueInWords(value: Json): string {
  const plain = asWritten(value);
  if (typeof plain === "string") return plain;
  const document = new Document(plain);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0 }).trimEnd();
}

/** Conditions within a value in words. */
function asWritten(value: Json): Json {
  if (Array.isArray(value)) return value.map(asWritten);
  const { said, when } = forSome(value);
  const plain = isJsonObject(said)
    ? Object.fromEntries(Object.entries(said).map(([key, entry]) => [key, asWritten(entry)]))
    : said;
  if (when === undefined) return plain;
  const whom = conditionInWords(when as unknown as Condition);
  return isJsonObject(plain) ? { when: whom, ...plain } : `${String(plain)} (only where ${whom})`;
}

/** `curve, milestones 2, text` */
export function pathInWords(path: FieldChange["path"]): string {
  return path.reduce<string>(
    (words, key) =>
      typeof key === "number" ? `${words} ${key + 1}` : words === "" ? key : `${words}, ${key}`,
    "",
  );
}
