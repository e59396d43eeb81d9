const FACE = /@font-face\s*\{[^}]*\}/g;
const FILE = /url\(["']?(\/[^"')]+)/;
const RANGES = /unicode-range:\s*([^;}]+)/;
const HEX = 16;

/** The font files of a style sheet that have characters of a text. The others are for other languages. */
export function findNeededFonts(css: string, text: string): string[] {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return (css.match(FACE) ?? []).flatMap((face) => {
    const ranges = RANGES.exec(face)?.[1]?.split(",").map(parseRange);
    const isNeeded =
      !ranges || ranges.some(([from, to]) => codes.some((code) => from <= code && code <= to));
    return isNeeded ? (FILE.exec(face)?.[1] ?? []) : [];
  });
}

/** `U+131`, `U+100-2BA`, or `U+4??`. */
function parseRange(text: string): readonly [from: number, to: number] {
  const [from = "", to = from] = text.trim().replace(/^u\+/i, "").split("-");
  return [
    Number.parseInt(from.replaceAll("?", "0"), HEX),
    Number.parseInt(to.replaceAll("?", "F"), HEX),
  ];
}
