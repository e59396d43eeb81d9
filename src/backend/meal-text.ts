/** Control characters, and those that turn the direction of writing so that a text reads as what it is not. Line ends stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** What programs print when they have nothing to say. */
const UNMEANT = /\b(undefined|NaN)\b|\[object \w+\]/g;
/** A value that was written out instead of a text. */
const WRITTEN_OUT = /^(null|[{[].*[}\]])$/is;
const LONGEST_ADDRESS = 2_000;

/** A foreign value as text of one line; empty where it is none. */
export function lineOf(value: unknown, longest: number): string {
  return linesOf(value, longest).replace(/\s+/g, " ");
}

/** The same with its line ends. */
export function linesOf(value: unknown, longest: number): string {
  if (typeof value !== "string") return "";
  // first cut: what follows costs time by length
  const text = value
    .slice(0, longest)
    .replace(/\r\n?/g, "\n")
    .replace(UNSEEN, " ")
    .replace(UNMEANT, " ")
    .trim();
  if (WRITTEN_OUT.test(text)) return "";
  return isHalf(text) ? text.slice(0, -1) : text;
}

/** Whether a cut went through a character that is stored in two parts. */
function isHalf(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}

/** A foreign address, for `src` and `href`; undefined unless it leads to the web. */
export function webAddressOf(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > LONGEST_ADDRESS) return undefined;
  try {
    const { protocol, href, username, password } = new URL(value.trim());
    return /^https?:$/.test(protocol) && username === "" && password === "" ? href : undefined;
  } catch {
    return undefined;
  }
}
