/**
 * Control characters, and characters that change the text direction to disguise what a text says.
 * Line breaks stay.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Words that programs print when a value is missing. */
const UNMEANT = /\b(undefined|NaN)\b|\[object \w+\]/g;
/** A value that was serialized into the text. */
const WRITTEN_OUT = /^(null|[{[].*[}\]])$/is;
const MAX_ADDRESS = 2_000;

/** Converts a foreign value to one line of text; empty if it isn't text. */
export function parseLine(value: unknown, longest: number): string {
  return parseLines(value, longest).replace(/\s+/g, " ");
}

/** The same, but keeps line breaks. */
export function parseLines(value: unknown, longest: number): string {
  if (typeof value !== "string") return "";
  // Cut first: what follows takes time in proportion to the length.
  const text = value
    .slice(0, longest)
    .replace(/\r\n?/g, "\n")
    .replace(UNSEEN, " ")
    .replace(UNMEANT, " ")
    .trim();
  if (WRITTEN_OUT.test(text)) return "";
  return isHalf(text) ? text.slice(0, -1) : text;
}

/** True if a cut split a character that's stored in two parts. */
function isHalf(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}

/** A foreign URL for `src` and `href`; undefined unless it's a web address. */
export function parseWebAddress(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > MAX_ADDRESS) return undefined;
  try {
    const { protocol, href, username, password } = new URL(value.trim());
    return /^https?:$/.test(protocol) && username === "" && password === "" ? href : undefined;
  } catch {
    return undefined;
  }
}
