import type { WritingMistake } from "./writing-mistakes.ts";

/** What YAML takes for a mark of its own where a text begins with it. */
const MARK = "[>|&@`%*!?,]";

/** The text around an offset that YAML cannot read without quotes, with the line to write; undefined where the line shows none. */
export function textToQuote(text: string, met: number): WritingMistake | undefined {
  const start = text.lastIndexOf("\n", met - 1) + 1;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  const found = ownLine(line) ?? inBraces(line, met - start) ?? bracketInBraces(line, met - start);
  return found && { offset: start + found.at, message: found.message };
}

interface Found {
  at: number;
  message: string;
}

/** `title: > 8 hours`, `- @home` */
function ownLine(line: string): Found | undefined {
  const [whole = "", before = "", field = "", words = ""] =
    new RegExp(`^( *(?=[-\\w])(?:- +)*(${FIELD})?)((?:${MARK}|[\\]}]).*)$`).exec(line) ?? [];
  return whole
    ? begun(words.replace(/\s+#.*$/, "").trimEnd(), { at: before.length, field })
    : undefined;
}

const FIELD = "[\\w-]+: +";

/** `{ label: > 8 hours, icon: moon }` */
function inBraces(line: string, met: number): Found | undefined {
  const texts = [
    ...line.matchAll(new RegExp(`(?<=[{[,] *)(${FIELD})?(?=${MARK})([^,{}[\\]]+)`, "g")),
  ];
  const around = texts.find(({ index, 0: { length } }) => index <= met && met <= index + length);
  const [, field = "", words = ""] = around ?? [];
  return around && begun(words.trimEnd(), { at: around.index + field.length, field });
}

/** `{ label: Less [than] 5, icon: moon }` */
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
    message: `A text within braces that holds "${mark}" needs quotes: ${field}${quoted(words)}.`,
  };
}

function begun(words: string, { at, field }: { at: number; field: string }): Found {
  return {
    at,
    message: `A text that begins with "${words.charAt(0)}" needs quotes: ${field}${quoted(words)}.`,
  };
}

/** A text as YAML reads it letter by letter. */
function quoted(words: string): string {
  return /["\\]/.test(words) ? `'${words.replaceAll("'", "''")}'` : `"${words}"`;
}
