import { type Document, isScalar, visit } from "yaml";
import { yamlMessages } from "../diagnostics/messages/files.ts";
import {
  cleanWord,
  describeOddCharacters,
  nameOddCharacters,
} from "../diagnostics/odd-characters.ts";
import type { ParseMistake } from "./parse-mistake.ts";

/**
 * Finds keys with characters that no one can see, or that look like others. Keys are names of fields,
 * steps, and values, never texts.
 */
export function oddKeys(document: Document): ParseMistake[] {
  const found: ParseMistake[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (!isScalar(key) || typeof key.value !== "string" || !key.range) return;
      const odd = describeOddCharacters(key.value);
      if (odd === undefined) return;
      const clean = cleanWord(key.value);
      found.push({ offset: key.range[0], message: yamlMessages.oddKey({ key: clean, odd }) });
    },
  });
  return found;
}

const MAX_REPEATED = 60;

/** A message about a value, with the characters in it that no one can see. */
export function noteOddValue(message: string, value: unknown): string {
  const odd = typeof value === "string" ? describeOddCharacters(value) : undefined;
  if (typeof value !== "string" || odd === undefined || nameOddCharacters(message) !== message)
    return message;
  const clean = cleanWord(value);
  return clean.length > MAX_REPEATED || clean === ""
    ? yamlMessages.oddText({ message, odd })
    : yamlMessages.oddValue({ message, odd, clean });
}
