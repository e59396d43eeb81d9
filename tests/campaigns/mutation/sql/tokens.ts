/** A word, a text, a number, or a sign of SQL; comments and spaces are none. */
export interface Token {
  text: string;
  /** In lower case, to compare it. */
  word: string;
  at: number;
  /** In how many parentheses and `case` expressions it is; theirs counts as outside. */
  depth: number;
}

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\d+(?:\.\d+)?|[\w]+|->>|<=|>=|<>|!=|:=|->|::|\|\||\S/g;

const isComment = (text: string): boolean => text.startsWith("--") || text.startsWith("/*");

/** The tokens of a function's body or of a policy's expression. */
export function tokenize(source: string): Token[] {
  // The closing words for the open ones. An `end` that closes no `case` ends a block of statements.
  const open: string[] = [];
  return [...source.matchAll(TOKEN)].flatMap(({ 0: text, index: at }) => {
    if (isComment(text)) return [];
    const word = text.toLowerCase();
    if (word === open.at(-1)) open.pop();
    const token = { text, word, at, depth: open.length };
    if (word === "(") open.push(")");
    if (word === "case") open.push("end");
    return [token];
  });
}
