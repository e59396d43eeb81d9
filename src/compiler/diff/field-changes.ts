import { Document, isCollection } from "yaml";
import { diffMessages } from "#compiler/diagnostics/messages/diff/diff.ts";
import { commonSubsequence } from "#compiler/model/common-subsequence.ts";
import { describeCondition } from "#compiler/model/describe-condition.ts";
import type { Condition } from "#lib/conditions.ts";
import { getOwn, isJsonObject, type Json, sameJson } from "#lib/json.ts";
import { hasCondition } from "#lib/texts/personalize.ts";

export interface FieldChange {
  path: (string | number)[];
  /** Absent if the field is new. */
  before?: Json;
  /** Absent if the field was removed. */
  after?: Json;
}

/** A change of a condition. */
export interface ConditionChange extends FieldChange {
  before?: Condition;
  after?: Condition;
}

/** The last key in the path of a change of condition. */
const CONDITION = "$when";

export function isConditionChange(change: FieldChange): change is ConditionChange {
  return change.path.at(-1) === CONDITION;
}

/**
 * Every field that differs between two values, as deep as possible. A condition counts as one
 * field.
 */
export function fieldChanges(
  before: Json | undefined,
  after: Json | undefined,
  path: FieldChange["path"] = [],
): FieldChange[] {
  if (before === undefined || after === undefined)
    return before === after ? [] : [createFieldChange(path, before, after)];
  if (sameJson(before, after)) return [];
  const [old, now] = [splitCondition(before), splitCondition(after)];
  const conditions = sameCondition(old.when, now.when)
    ? []
    : [createFieldChange([...path, CONDITION], old.when, now.when)];
  return [...conditions, ...changesWithin(old.content, now.content, path)];
}

function changesWithin(before: Json, after: Json, path: FieldChange["path"]): FieldChange[] {
  if (sameJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (!isJsonObject(before) || !isJsonObject(after))
    return [createFieldChange(path, before, after)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    fieldChanges(getOwn(before, key), getOwn(after, key), [...path, key]),
  );
}

/** Splits a conditional value into its content and its condition. */
function splitCondition(value: Json): { content: Json; when: Condition | undefined } {
  if (!hasCondition(value)) return { content: value, when: undefined };
  const { $when, $text, ...rest } = value;
  return { content: $text ?? rest, when: $when };
}

function sameCondition(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Between entries that stayed, pairs removed entries with added ones in order, and reports each
 * pair as a change.
 */
function listChanges(before: Json[], after: Json[], path: FieldChange["path"]): FieldChange[] {
  const kept = commonSubsequence(before.map(serialize), after.map(serialize));
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

function serialize(value: Json): string {
  return JSON.stringify(value);
}

function createFieldChange(
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

/** A field's value as one line of text, the way an author would write it. */
export function formatValue(value: Json): string {
  const plain = asWritten(value);
  if (typeof plain === "string") return plain;
  const document = new Document(plain);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0 }).trimEnd();
}

/** Puts the conditions within a value into words. */
function asWritten(value: Json): Json {
  if (Array.isArray(value)) return value.map(asWritten);
  const { content, when } = splitCondition(value);
  const plain = isJsonObject(content)
    ? Object.fromEntries(Object.entries(content).map(([key, entry]) => [key, asWritten(entry)]))
    : content;
  if (when === undefined) return plain;
  const condition = describeCondition(when);
  return isJsonObject(plain)
    ? { when: condition, ...plain }
    : diffMessages.conditionalText({ text: String(plain), condition });
}

/** `curve, milestones 2, text` */
export function formatPath(path: FieldChange["path"]): string {
  return path.reduce<string>((words, key) => {
    if (typeof key === "number") return `${words} ${key + 1}`;
    return words === "" ? key : `${words}, ${key}`;
  }, "");
}
