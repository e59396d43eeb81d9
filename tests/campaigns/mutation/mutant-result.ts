/** The result of one mutant. */
export interface MutantResult {
  /** A file, or a function or policy of the database. */
  file: string;
  line: number;
  mutator: string;
  /** On one line, shortened. */
  original: string;
  replacement: string;
  isKilled: boolean;
}

const MAX_LENGTH = 100;

/** A text of code on one line, shortened. */
export function onOneLine(code: string): string {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1)}…` : line;
}
