const NARROW = /[\s.,:;!|'’"“”()[\]{}\-/\\ijlftrI1]/u;
const WIDE = /[mwMW@%—…]/u;
const CAPITAL = /[A-Z\d#&+<=>~?$€]/u;
/** Characters that fill a square: Chinese, Japanese, and Korean characters, and emoji. */
const FULL =
  /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{1faff}\u{20000}-\u{3ffff}]/u;
const JOINS = /\p{Mn}|\u200d|\ufe0f/u;

/**
 * The approximate width of a text in a screen font, in the unit of `size`. Errs on the wide side,
 * since no font can be measured here.
 */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((width, sign) => width + size * share(sign), 0);
}

function share(sign: string): number {
  if (JOINS.test(sign)) return 0;
  if (FULL.test(sign)) return 1.05;
  if (NARROW.test(sign)) return 0.42;
  if (WIDE.test(sign)) return 1.04;
  return CAPITAL.test(sign) ? 0.78 : 0.69;
}

interface Room {
  size: number;
  width: number;
  /** The maximum number of lines. The last one is cut off with an ellipsis. */
  lines: number;
}

/**
 * Wraps a text to lines that fit. Breaks between words, and inside a word only if it's wider than a
 * line, as in scripts without spaces.
 */
export function wrapped(text: string, room: Room): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text.trim(), room)) {
    const longer = `${line}${piece}`;
    if (line === "" || textWidth(longer.trimEnd(), room.size) <= room.width) line = longer;
    else {
      lines.push(line.trim());
      line = piece.trimStart();
    }
  }
  lines.push(line.trim());
  if (lines.length <= room.lines) return lines;
  return [...lines.slice(0, room.lines - 1), cut(lines.slice(room.lines - 1).join(" "), room)];
}

/** Fits a text on one line, with an ellipsis if it's cut off. */
export function cut(text: string, { size, width }: Pick<Room, "size" | "width">): string {
  if (textWidth(text, size) <= width) return text;
  const signs = [...text];
  while (signs.length > 0 && textWidth(`${signs.join("")}…`, size) > width) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/**
 * Splits a text into words with their trailing space, and breaks up words that are wider than a
 * line.
 */
function piecesOf(text: string, { size, width }: Room): string[] {
  return text.split(/(?<=\s)/u).flatMap((word) => {
    if (textWidth(word.trimEnd(), size) <= width) return [word];
    const parts: string[] = [];
    let part = "";
    for (const sign of word) {
      if (textWidth(`${part}${sign}`, size) > width) {
        parts.push(part);
        part = "";
      }
      part += sign;
    }
    return [...parts, part];
  });
}
