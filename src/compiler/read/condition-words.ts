import { getOwn, isJsonObject, type Json } from "#lib/json.ts";
import { conditionMessages } from "../diagnostics/messages/conditions.ts";

const { writeAny: ANY, writeAll: ALL, writeNot: NOT } = conditionMessages;

/** Words from other programming languages for what conditions can express. */
const MEANT: Record<string, ({ word }: { word: string }) => string> = {
  or: ANY,
  oneof: ANY,
  anyof: ANY,
  either: ANY,
  some: ANY,
  and: ALL,
  allof: ALL,
  both: ALL,
  every: ALL,
  none: NOT,
  nor: NOT,
  noneof: NOT,
  except: NOT,
  unless: NOT,
};

/**
 * Suggests a replacement for a word from another programming language that is used like `any` or
 * `all`. Undefined if the word could be an answer.
 */
export function wordForConditions(word: string, value: Json, tests: string[]): string | undefined {
  const meant = getOwn(MEANT, word.toLowerCase().replace(/[^a-z]/g, ""));
  const isOverConditions = Array.isArray(value)
    ? value.some(isJsonObject)
    : isJsonObject(value) && Object.keys(value).every((key) => !tests.includes(key));
  return meant !== undefined && isOverConditions ? meant({ word }) : undefined;
}
