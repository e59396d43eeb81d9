import type { SqlMutant } from "./sql-mutant.ts";
import { isOfBetween } from "./swap-operators.ts";
import type { Token } from "./tokens.ts";

const FILTERS = ["where", "having", "on"];
const BRANCHES = ["if", "elsif", "when"];
/** Tokens that end a condition, apart from a closing parenthesis. */
const ENDS = [
  ...["then", "else", "end", "loop", "order", "group", "limit", "returning", "for", "union"],
  ...["where", "join", "left", "on", "when", "having", "do", ";", ","],
];

/**
 * Drops each part of a condition: `true` takes its place next to `and`, `false` next to `or`. A
 * filter of one part lets everything through, and a branch of one part is always and never taken.
 */
export function dropConditions(source: string, tokens: Token[]): SqlMutant[] {
  return tokens.flatMap(({ word, depth }, index) => {
    if (!canComeBefore(tokens, index)) return [];
    const inside = word === "(" ? depth + 1 : depth;
    const end = findEnd(tokens, index + 1, inside);
    const first = tokens[index + 1];
    const last = tokens[end - 1];
    const after = tokens[end]?.word ?? "";
    if (!first || !last || end === index + 1) return [];
    const at = first.at;
    const original = source.slice(at, last.at + last.text.length);
    return replacementsBetween(word, after)
      .filter((replacement) => replacement !== original)
      .map((replacement) => ({ mutator: "Condition", at, original, replacement }));
  });
}

function canComeBefore(tokens: Token[], index: number): boolean {
  const word = tokens[index]?.word ?? "";
  if (word === "on") return tokens[index + 1]?.word !== "conflict";
  if (word === "if") return tokens[index - 1]?.word !== "end";
  if (word === "and") return !isOfBetween(tokens, index);
  return ["(", "or", ...FILTERS, ...BRANCHES].includes(word);
}

function findEnd(tokens: Token[], start: number, depth: number): number {
  const end = tokens.findIndex(
    (token, index) =>
      index >= start &&
      (token.depth < depth ||
        (token.depth === depth &&
          ([...ENDS, "or"].includes(token.word) ||
            (token.word === "and" && !isOfBetween(tokens, index))))),
  );
  return end === -1 ? tokens.length : end;
}

function replacementsBetween(before: string, after: string): string[] {
  if (before === "and" || after === "and") return ["true"];
  if (before === "or" || after === "or") return ["false"];
  if (BRANCHES.includes(before)) return ["true", "false"];
  return FILTERS.includes(before) ? ["true"] : [];
}
