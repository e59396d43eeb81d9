import type { SqlMutant } from "./sql-mutant.ts";
import type { Token } from "./tokens.ts";

/** Texts that people read: wording is not behavior. */
const BEFORE_WORDING = ["exception", "log", "notice"];

/** Makes each number one more, also those of spans of time, and each other text a foreign one. */
export function changeLiterals(tokens: Token[]): SqlMutant[] {
  return tokens.flatMap(({ text, at }, index) => {
    if (/^\d+$/.test(text))
      return [{ mutator: "Number", at, original: text, replacement: String(Number(text) + 1) }];
    if (!text.startsWith("'") || BEFORE_WORDING.includes(tokens[index - 1]?.word ?? "")) return [];
    return [{ mutator: "StringLiteral", at, original: text, replacement: otherText(text) }];
  });
}

function otherText(text: string): string {
  const [, count, unit] = /^'(\d+)( \w+')$/.exec(text) ?? [];
  return count && unit ? `'${Number(count) + 1}${unit}` : "'mutated'";
}
