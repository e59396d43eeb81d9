import type { SqlMutant } from "./sql-mutant.ts";
import type { Token } from "./tokens.ts";

/** Words in a row, and what takes their place. Longer rows come before what they begin with. */
const SWAPS: [mutator: string, words: string, replacements: string[]][] = [
  ["NullCheck", "is not null", ["is null"]],
  ["NullCheck", "is null", ["is not null"]],
  ["NullCheck", "is not distinct from", ["is distinct from"]],
  ["NullCheck", "is distinct from", ["is not distinct from"]],
  ["Negation", "not", [""]],
  ["EqualityOperator", "=", ["<>"]],
  ["EqualityOperator", "<>", ["="]],
  ["EqualityOperator", "<=", ["<", ">"]],
  ["EqualityOperator", "<", ["<=", ">="]],
  ["EqualityOperator", ">=", [">", "<"]],
  ["EqualityOperator", ">", [">=", "<="]],
  ["LogicalOperator", "and", ["or"]],
  ["LogicalOperator", "or", ["and"]],
  ["ArithmeticOperator", "+", ["-"]],
  ["ArithmeticOperator", "-", ["+"]],
  ["ArithmeticOperator", "*", ["/"]],
  ["BooleanLiteral", "true", ["false"]],
  ["BooleanLiteral", "false", ["true"]],
  ["Lock", "for update", [""]],
  ["Conflict", "on conflict do nothing", [""]],
  ["Order", "desc", ["asc"]],
  ["Distinct", "distinct", [""]],
  ["Extreme", "min", ["max"]],
  ["Extreme", "max", ["min"]],
  ["Extreme", "least", ["greatest"]],
  ["Extreme", "greatest", ["least"]],
];

/** Swaps each operator for its neighbors, and takes locks, negations, and orders away. */
export function swapOperators(source: string, tokens: Token[]): SqlMutant[] {
  const found: SqlMutant[] = [];
  for (let index = 0; index < tokens.length; ) {
    const swap = SWAPS.find(([, words]) => beginsWith(tokens, index, words.split(" ")));
    const length = swap ? swap[1].split(" ").length : 1;
    const first = tokens[index]!;
    const last = tokens[index + length - 1]!;
    for (const replacement of swap && !isOfBetween(tokens, index) ? swap[2] : []) {
      const original = source.slice(first.at, last.at + last.text.length);
      found.push({ mutator: swap![0], at: first.at, original, replacement });
    }
    index += length;
  }
  return found;
}

function beginsWith(tokens: Token[], index: number, words: string[]): boolean {
  return words.every((word, offset) => tokens[index + offset]?.word === word);
}

/** True if it's the `and` of `between … and`. */
export function isOfBetween(tokens: Token[], index: number): boolean {
  const { word, depth } = tokens[index]!;
  if (word !== "and") return false;
  const before = tokens
    .slice(0, index)
    .findLast(
      (token) => token.depth <= depth && ["and", "or", "where", "between"].includes(token.word),
    );
  return before?.word === "between" && before.depth === depth;
}
