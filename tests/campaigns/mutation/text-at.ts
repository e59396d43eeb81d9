interface Position {
  /** From 1, as columns. */
  line: number;
  column: number;
}

/** The text between two positions, without the character at the end. */
export function textAt(source: string, { start, end }: { start: Position; end: Position }): string {
  const lines = source.split("\n");
  const toOffset = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  return source.slice(toOffset(start), toOffset(end));
}
