// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colors begin with one
const COLORS = /\u001b\[[0-9;]*m/g;
/** Matches the part of a list or table line before its description. */
const BEHIND = /^\s*(?:- |.*\S {2,})(?=\S)/;

/**
 * Wraps lines between words, aligned below the start of their text, so that a terminal doesn't
 * break a word at its edge.
 */
export function wrapLines(text: string, columns: number): string {
  return text
    .split("\n")
    .flatMap((line) => (measureWidth(line) <= columns ? [line] : wrapLine(line, columns)))
    .join("\n");
}

function wrapLine(line: string, columns: number): string[] {
  const plain = line.replaceAll(COLORS, "");
  const leading = /^\s*/.exec(plain)?.[0].length ?? 0;
  const behind = BEHIND.exec(plain)?.[0].length ?? leading;
  const indent = " ".repeat(behind > columns / 2 ? leading + 2 : behind);
  const lines: string[] = [];
  let current = "";
  for (const [piece] of line.matchAll(/\s*\S+/g)) {
    if (current === "" || measureWidth(current + piece) <= columns) current += piece;
    else {
      lines.push(current);
      current = `${indent}${piece.trimStart()}`;
    }
  }
  return [...lines, current];
}

function measureWidth(text: string): number {
  return text.replaceAll(COLORS, "").length;
}
