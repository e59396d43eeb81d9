import type { SqlMutant } from "./sql-mutant.ts";
import type { Token } from "./tokens.ts";

const STARTS = ["begin", "then", "else", "loop", ";"];
const EFFECTS = ["perform", "insert", "update", "delete"];

/** Drops each statement of a PL/pgSQL body that writes, locks, counts, or checks something. */
export function dropStatements(source: string, tokens: Token[]): SqlMutant[] {
  return tokens.flatMap(({ word, at, depth }, index) => {
    const isFirst = STARTS.includes(tokens[index - 1]?.word ?? "");
    if (!isFirst || depth > 0 || !EFFECTS.includes(word)) return [];
    const end = tokens.slice(index).find((token) => token.word === ";" && token.depth === 0);
    if (!end) return [];
    return [{ mutator: "Statement", at, original: source.slice(at, end.at), replacement: "null" }];
  });
}
