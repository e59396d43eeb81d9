export interface SqlStatement {
  /**
   * Without comments. The body of a function is left out, since it does nothing until it's called.
   */
  text: string;
  /** The line of its first word, counted from 1. */
  line: number;
}

/**
 * The tokens of SQL: a comment, a string, a dollar-quoted body, a quoted name, or the end of a
 * statement.
 */
const PIECES = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;/g;

/** The body of `do` runs at once, so it's kept. */
function keepPiece(piece: string, before: string): string {
  if (/^(--|\/\*)/.test(piece)) return " ";
  return piece.startsWith("$") && !/^\s*do\b/i.test(before) ? "$$ $$" : piece;
}

/** Splits an SQL script into its statements, in order. */
export function sqlStatements(script: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let text = "";
  let start = 0;
  let from = 0;
  const keep = (until: number, piece: string) => {
    const before = script.slice(from, until);
    if (text.trim() === "" && (before + piece).trim() !== "") start = from + before.search(/\S|$/);
    text += before + piece;
  };
  const end = () => {
    const line = script.slice(0, start).split("\n").length;
    if (text.trim() !== "") statements.push({ text: text.trim(), line });
    text = "";
  };
  for (const match of script.matchAll(PIECES)) {
    const [piece] = match;
    if (piece === ";") {
      keep(match.index, "");
      end();
    } else keep(match.index, keepPiece(piece, text + script.slice(from, match.index)));
    from = match.index + piece.length;
  }
  keep(script.length, "");
  end();
  return statements;
}
