import { yamlMessages } from "../diagnostics/messages/files.ts";
import type { ParseMistake } from "./parse-mistake.ts";

/** Characters that have a meaning in YAML at the start of a text. */
const MARK = "[>|&@`%*!?,]";

/**
 * Finds the text around an offset that YAML can't read without quotes, and suggests a quoted line.
 * Undefined if the line doesn't show one.
 */
export function unquotedText(text: string, met: number): ParseMistake | undefined {
  const start = text.lastIndexOf("\n", met - 1) + 1;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  const found = ownLine(line) ?? inBraces(line, met - start) ?? bracketInBraces(line, met - start);
  return found && { offset: start + found.at, message: found.message };
}

interface Found {
  at: number;
  message: string;
}

/** Such as `title: > 8 hours` or `- @home`. */
function ownLine(line: string): Found | undefined {
  const [whole = "", before = "", field = "", words = ""] =
    new RegExp(`^( *(?=[-\\w])(?:- +)*(${FIELD})?)((?:${MARK}|[\\]}]).*)$`).exec(line) ?? [];
  return whole
    ? createMark(words.replace(/\s+#.*$/, "").trimEnd(), { at: before.length, field })
    : undefined;
}

const FIELD = "[\\w-]+: +";

/** Such as `{ label: > 8 hours, icon: moon }`. */
function inBraces(line: string, met: number): Found | undefined {
  const texts = [
    ...line.matchAll(new RegExp(`(?<=[{[,] *)(${FIELD})?(?=${MARK})([^,{}[\\]]+)`, "g")),
  ];
  const around = texts.find(({ index, 0: { length } }) => index <= met && met <= index + length);
  const [, field = "", words = ""] = around ?? [];
  return around && createMark(words.trimEnd(), { at: around.index + field.length, field });
}

/** Such as `{ label: Less [than] 5, icon: moon }`. */
function bracketInBraces(line: string, met: number): Found | undefined {
  const mark = line.charAt(met);
  if (mark !== "[" && mark !== "{") return undefined;
  const [before = ""] =
    new RegExp(`${FIELD}[^\\s"',{}[\\]][^,{}[\\]]*$`).exec(line.slice(0, met)) ?? [];
  const [rest = ""] = /^(?:\[[^[\]]*\]|\{[^{}]*\})[^,{}[\]]*/.exec(line.slice(met)) ?? [];
  if (!before || !rest) return undefined;
  const [field = ""] = new RegExp(`^${FIELD}`).exec(before) ?? [];
  const words = (before + rest).slice(field.length).trimEnd();
  return {
    at: met - before.length + field.length,
    message: yamlMessages.bracketNeedsQuotesAs({ mark, quoted: field + quote(words) }),
  };
}

function createMark(words: string, { at, field }: { at: number; field: string }): Found {
  return {
    at,
    message: yamlMessages.needsQuotesAs({
      mark: words.charAt(0),
      quoted: field + quote(words),
    }),
  };
}

/** Quotes a text so that YAML reads it literally. */
function quote(words: string): string {
  return /["\\]/.test(words) ? `'${words.replaceAll("'", "''")}'` : `"${words}"`;
}
