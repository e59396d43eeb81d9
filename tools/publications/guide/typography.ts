const UNITS =
  "g|kg|mg|µg|ml|l|cm|mm|m|km|in|oz|lb|fl oz|°C|°F|kcal|min|h|s|seconds|minutes|hours|days|liters|glasses|percent";
const NUMBER_AND_UNIT = new RegExp(`([\\d½¼¾]) (?=(?:${UNITS})(?![\\w]))`, "g");
const NOT_IN_FONTS =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2212]/u;

/**
 * Curls straight quotes and keeps numbers with their units on one line. Throws if the fonts lack a
 * character.
 */
export function typeset(text: string): string {
  const missing = NOT_IN_FONTS.exec(text);
  if (missing)
    throw new Error(
      `The fonts of the guides have no "${missing[0]}" (in "${text.slice(Math.max(0, missing.index - 20), missing.index + 20)}").`,
    );
  return text
    .replace(/(^|[\s([*—])"/gm, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([*—“])'/gm, "$1‘")
    .replaceAll("'", "’")
    .replace(NUMBER_AND_UNIT, "$1\u00a0")
    .replace(/\b(Days?|[Ww]eeks?) (?=\d)/g, "$1\u00a0");
}
