const MAX_LENGTH = 300;

/** Words that programs print for values that aren't text. */
const PROGRAM_WORDS = /\b(undefined|null|NaN)\b|^(true|false)$|\[object \w+\]/;
const MARKUP = /<[!/?]?[a-z][^<>]*>|&(#\w+|[a-z]+);/i;
/**
 * A bracket that opens a word, a text that begins with a quote, or a key, as in JSON. A list of
 * symbols inside a word is fine, and so is a word in quotes.
 */
const JSON_START = /(^|\s)[{[]\s*(["{[\]}\w-]|$)|^"|"\s*:/;
/** A list converted to text: `One,Two`. */
const JOINED = /\p{L},\p{L}/u;
const CODE = /\.\w+:\d+:\d+|=>|\b\w+(Error|Exception):|\\[nrtu"\\]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: Control characters are what this looks for.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/;
/** A word, several words, or a script that doesn't put spaces between them. */
const WORDS =
  /^\p{L}\p{Ll}+[.!]?$|^[¿¡“‘«"']?[\p{L}\p{N}][^\s]*\s+.*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}/u;

/**
 * Returns a server's message if a person can read it as a sentence; undefined otherwise, so the
 * caller can show its own text.
 */
export function readableMessage(message: unknown): string | undefined {
  if (typeof message !== "string") return undefined;
  // Check the length first: the patterns below take longer on longer texts.
  if (message.length > 2 * MAX_LENGTH) return undefined;
  const text = message.trim();
  if (text.length > MAX_LENGTH || !WORDS.test(text)) return undefined;
  return [PROGRAM_WORDS, MARKUP, JSON_START, JOINED, CODE, CONTROL].some((sign) => sign.test(text))
    ? undefined
    : text;
}
