import { yamlMessages } from "../diagnostics/messages/files.ts";
import type { ParseMistake } from "./parse-mistake.ts";

/**
 * Finds the typo behind an error that the parser reported at an offset. The parser only stops once
 * it can't continue, often a line after the typo. Undefined if the text shows none of the usual
 * typos.
 */
export function typoPattern(text: string, met: number): ParseMistake | undefined {
  const end = lineEnd(text, met);
  const until = lineEnd(text, end + 1);
  const before = ANYWHERE_BEFORE.flatMap(({ slip, message }) =>
    firstMatch(text.slice(0, until), slip, message),
  );
  return (
    before.toSorted((a, b) => a.offset - b.offset)[0] ??
    curlyQuote(text, met) ??
    wideMark(text, met) ??
    dashSlip(text, met)
  );
}

/** No one writes these on purpose, so the parser's error is only a consequence of them. */
const ANYWHERE_BEFORE = [
  {
    slip: /^(?:<{7}|={7}|>{7})/m,
    message: yamlMessages.mergeMark,
  },
  {
    slip: /(?<=^[ ]*)[\u00a0\u2000-\u200a\u202f\u3000]/m,
    message: yamlMessages.specialSpaceIndent,
  },
  {
    slip: /(?<=^[ ]*-)[\u00a0\u2000-\u200a\u202f\u3000]/m,
    message: yamlMessages.specialSpaceAfterDash,
  },
  {
    slip: /(?<=^[ -]*[\w-]+:)[\u00a0\u2000-\u200b\u202f\u3000]/m,
    message: yamlMessages.specialSpaceAfterColon,
  },
  {
    slip: /(?<=: )#[0-9a-f]{6}\b/im,
    message: yamlMessages.unquotedColor,
  },
];

function firstMatch(text: string, slip: RegExp, message: string): ParseMistake[] {
  const found = slip.exec(text);
  return found ? [{ offset: found.index, message }] : [];
}

/** Finds a text that starts with a typographic quote, which isn't a quote in YAML. */
function curlyQuote(text: string, met: number): ParseMistake | undefined {
  const start = text.lastIndexOf("\n", met - 1) + 1;
  const at = text.slice(start, lineEnd(text, start)).search(/(?<=: |- )[“”„‘’«]/);
  return at === -1 ? undefined : { offset: start + at, message: yamlMessages.curlyQuote };
}

/** Marks of other keyboards that look like those of YAML, each with the one it stands for. */
const WIDE_MARKS: Record<string, string> = Object.fromEntries(
  ["：﹕∶꞉:", "，、،﹐,", "｛{", "｝}", "［【[", "］】]", "＃#"].flatMap((marks) =>
    [...marks].slice(0, -1).map((mark) => [mark, marks.slice(-1)]),
  ),
);

/** Finds such a mark in the line that can't be read. */
function wideMark(text: string, met: number): ParseMistake | undefined {
  const start = text.lastIndexOf("\n", met - 1) + 1;
  const line = text.slice(start, lineEnd(text, start));
  const at = line.search(/[：﹕∶꞉，、،﹐｛｝［］【】＃]/);
  const mark = WIDE_MARKS[line.charAt(at)];
  return mark === undefined
    ? undefined
    : {
        offset: start + at,
        message: yamlMessages.wideMark({ mark, space: ":,".includes(mark) ? " and a space" : "" }),
      };
}

/**
 * Finds a list line that has no dash, a different kind of dash, no space after it, or different
 * indentation.
 */
function dashSlip(text: string, met: number): ParseMistake | undefined {
  const start = text.lastIndexOf("\n", met - 1) + 1;
  const [, indent = "", word = ""] =
    /^( *)(\S*)/.exec(text.slice(start, lineEnd(text, start))) ?? [];
  const offset = start + indent.length;
  if (/^-[^-\s]/.test(word))
    return { offset, message: yamlMessages.dashWithoutSpace({ item: word.slice(1) }) };
  if (/^[–—−－﹣•·]$/.test(word)) return { offset, message: yamlMessages.wrongDash };
  if (word === "-" && met <= offset && /^ *- /m.test(text.slice(0, start)))
    return { offset, message: yamlMessages.dashOutOfLine };
  const above = text.slice(0, start).trimEnd().split("\n").at(-1) ?? "";
  const isInList =
    above.startsWith(`${indent}- `) && !above.includes(": ") && /^[a-z0-9][a-z0-9-]*$/.test(word);
  return isInList ? { offset, message: yamlMessages.missingDash({ item: word }) } : undefined;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}
