// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colours begin with one
const COLORS = /\u001b\[[0-9;]*m/g;
/** Where a list or a table says something at the end of its lines. */
const BEHIND = /^\s*(?:- |.*\S {2,})(?=\S)/;

/** A text whose lines are broken between words, each below where its words began, so that none is broken within one at the edge of a terminal. */
export function wrappedLines(text: string, columns: number): string {
  return text
    .split("\n")
    .flatMap((line) => (widthOf(line) <= columns ? [line] : wrappedLine(line, columns)))
    .join("\n");
}

function wrappedLine(line: string, columns: number): string[] {
  const plain = line.replaceAll(COLORS, "");
  const leading = /^\s*/.exec(plain)?.[0].length ?? 0;
  const behind = BEHIND.exec(plain)?.[0].length ?? leading;
  const indent = " ".repeat(behind > columns / 2 ? leading + 2 : behind);
  const lines: string[] = [];
  let current = "";
  for (const [piece] of line.matchAll(/\s*\S+/g)) {
    if (current === "" || widthOf(current + piece) <= columns) current += piece;
    else {
      lines.push(current);
      current = `${indent}${piece.trimStart()}`;
    }
  }
  return [...lines, current];
}

function widthOf(text: string): number {
  return text.replaceAll(COLORS, "").length;
}
