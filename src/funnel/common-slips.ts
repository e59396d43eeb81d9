import type { WritingMistake } from "./writing-mistakes.ts";

/**
 * The slip behind a mistake that the reader of YAML met at an offset. It stumbles where it can go on no longer, often a line behind what a hand did.
 * Undefined where the text shows none of the usual slips.
 */
export function commonSlip(text: string, met: number): WritingMistake | undefined {
  const end = lineEnd(text, met);
  const until = lineEnd(text, end + 1);
  const before = ANYWHERE_BEFORE.flatMap(({ slip, message }) =>
    firstMatch(text.slice(0, until), slip, message),
  );
  return (
    before.toSorted((a, b) => a.offset - b.offset)[0] ??
    curlyQuote(text, met) ??
    dashSlip(text, met)
  );
}

/** Nobody writes these on purpose, so that what the reader met is their echo. */
const ANYWHERE_BEFORE = [
  {
    slip: /^(?:<{7}|={7}|>{7})/m,
    message:
      "A merge left this mark, and two versions of what follows. Keep one of them, and remove the lines of marks.",
  },
  {
    slip: /(?<=^[ ]*)[\u00a0\u2000-\u200a\u202f\u3000]/m,
    message: "A space of another kind indents this line. Write spaces by the space bar.",
  },
  {
    slip: /(?<=^[ ]*-)[\u00a0\u2000-\u200a\u202f\u3000]/m,
    message: "A space of another kind stands behind this dash. Write it by the space bar.",
  },
  {
    slip: /(?<=: )#[0-9a-f]{6}\b/im,
    message: 'A colour is written in quotes, since # begins a remark: "#a3211f".',
  },
];

function firstMatch(text: string, slip: RegExp, message: string): WritingMistake[] {
  const found = slip.exec(text);
  return found ? [{ offset: found.index, message }] : [];
}

/** A text that begins with a quote for reading, which is no quote to YAML. */
function curlyQuote(text: string, met: number): WritingMistake | undefined {
  const start = text.lastIndexOf("\n", met - 1) + 1;
  const at = text.slice(start, lineEnd(text, start)).search(/(?<=: |- )[“”„‘’«]/);
  return at === -1
    ? undefined
    : {
        offset: start + at,
        message:
          'This quote is one for reading, and means nothing here. Use straight ones around the text: "…".',
      };
}

/** A line of a list that has no dash, one of another kind, no space behind it, or stands elsewhere than the others. */
function dashSlip(text: string, met: number): WritingMistake | undefined {
  const start = text.lastIndexOf("\n", met - 1) + 1;
  const [, indent = "", word = ""] =
    /^( *)(\S*)/.exec(text.slice(start, lineEnd(text, start))) ?? [];
  const offset = start + indent.length;
  if (/^-[^-\s]/.test(word))
    return { offset, message: `A dash has a space behind it: - ${word.slice(1)}.` };
  if (/^[–—−•]$/.test(word))
    return {
      offset,
      message:
        "This mark is one for reading. A line of a list begins with a hyphen and a space: - sleep.",
    };
  if (word === "-" && met <= offset && /^ *- /m.test(text.slice(0, start)))
    return { offset, message: STRAY_DASH };
  const above = text.slice(0, start).trimEnd().split("\n").at(-1) ?? "";
  const isInList =
    above.startsWith(`${indent}- `) && !above.includes(": ") && /^[a-z0-9][a-z0-9-]*$/.test(word);
  return isInList
    ? { offset, message: `This line of a list has no dash. Write: - ${word}.` }
    : undefined;
}

const STRAY_DASH =
  "This dash does not stand under those of its list. Let all dashes of a list begin in the same column.";

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}
