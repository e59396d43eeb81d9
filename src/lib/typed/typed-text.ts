/** The longest address that mail servers take (RFC 5321). */
export const MAX_ADDRESS_LENGTH = 254;

const SPACES = /[\p{Z}\t\n\v\f\r\x85\u2800\u3164\uFFA0]/gu;
const SPACES_IN_LINES = /[\p{Zs}\t\v\f\u2800\u3164\uFFA0]/gu;
const LINE_BREAKS = /\r\n?|[\x85\u2028\u2029]/g;
/** Also half an emoji, which a field may cut in two, and which no database stores. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: They are what no one can see.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cs}\0-\x1F\x7F-\x9F\uFFF9-\uFFFC]/gu;

const PICTURE = "\\p{Extended_Pictographic}[\\uFE0E\\uFE0F\\p{Emoji_Modifier}]?";
/**
 * Invisible characters that change what is seen: in emoji, in variants of Han and Mongolian
 * characters, and between the letters of scripts that join them.
 */
const VISIBLE = [
  "\\n",
  "\\u{1F3F4}[\\u{E0030}-\\u{E007A}]+\\u{E007F}",
  `${PICTURE}(?:\\u200D${PICTURE})*`,
  "[0-9#*]\\uFE0F\\u20E3",
  "\\p{Script=Han}[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]",
  "\\p{Script=Mongolian}[\\u180B-\\u180F]",
  "(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}\\p{Script=Hangul}])" +
    "[\\p{L}\\p{M}][\\u200C\\u200D](?=[\\p{L}\\p{M}])",
  // After a virama, it's a letter of its own: the chillu of Malayalam.
  "[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]\\u200D",
].join("|");
const VISIBLE_OR_NOT = new RegExp(`(${VISIBLE})|${INVISIBLE.source}`, "gu");

/** Latin characters as Asian keyboards write them. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_SHIFT = 0xfee0;
const FULL_STOPS = /[\u3002\uFF61]/g;

/**
 * An address, a code, or an id as a person sees it: composed, trimmed, in Latin characters of usual
 * width, and without a single character that can't be seen.
 */
export function cleanTypedAddress(typed: string): string {
  return clean(typed.replace(SPACES, " "), INVISIBLE)
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(FULL_STOPS, ".")
    .trim();
}

/**
 * A name or a search as a person sees it: composed, trimmed, and without characters that can't be
 * seen. Emoji and scripts keep the ones that they're written with.
 */
export function cleanTypedText(typed: string): string {
  return clean(typed.replace(SPACES, " "), VISIBLE_OR_NOT).trim();
}

/** The same, and at most so many characters, without half of one at its end. */
export const cutTypedText = (typed: string, longest: number): string =>
  cleanTypedText(cleanTypedText(typed).slice(0, longest));

/** A text of several lines, which keeps its line breaks and the spaces around it. */
export function cleanTypedLines(typed: string): string {
  return clean(typed.replace(LINE_BREAKS, "\n").replace(SPACES_IN_LINES, " "), VISIBLE_OR_NOT);
}

function clean(text: string, pattern: RegExp): string {
  // Without a group, the second argument is the position.
  const keep = (_: string, seen: string | number = "") => (typeof seen === "string" ? seen : "");
  return text.replace(pattern, keep).normalize("NFC");
}
