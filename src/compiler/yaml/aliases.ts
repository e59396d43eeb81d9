import { type Alias, type Document, type Scalar, visit } from "yaml";
import { yamlMessages } from "../diagnostics/messages/yaml.ts";
import type { ParseMistake } from "./parse-mistake.ts";

/**
 * The number of times that a file can repeat blocks with `*name`, including repetitions inside
 * repeated blocks.
 */
export const MAX_ALIASES = 1_000;

/**
 * Finds aliases that refer to nothing or to a block around them, and anchors written by accident:
 * `&more sleep` reads as "sleep".
 */
export function aliasMistakes(document: Document, text: string): ParseMistake[] {
  const aliases = listAliases(document);
  if (aliases.length > MAX_ALIASES)
    return [{ offset: firstAlias(document), message: yamlMessages.tooManyAliases }];
  const unused = namedTexts(document).filter(({ anchor }) =>
    aliases.every(({ source }) => source !== anchor),
  );
  const swallowed = unused.map(({ anchor, range }) => ({
    offset: text.lastIndexOf(`&${anchor}`, range?.[0]),
    message: yamlMessages.unusedName({ name: anchor ?? "" }),
  }));
  const unresolved = aliases.flatMap((alias) => {
    const offset = getOffset(alias);
    const target = alias.resolve(document);
    if (!target) return [{ offset, message: yamlMessages.unknownAlias({ name: alias.source }) }];
    const [start = 0, , end = 0] = target.range ?? [];
    return start <= offset && offset < end
      ? [{ offset, message: yamlMessages.aliasInItsBlock({ name: alias.source }) }]
      : [];
  });
  return [...unresolved, ...swallowed];
}

function namedTexts(document: Document): Scalar[] {
  const named: Scalar[] = [];
  visit(document, { Scalar: (_, scalar) => void (scalar.anchor && named.push(scalar)) });
  return named;
}

export function firstAlias(document: Document): number {
  const [first] = listAliases(document);
  return first ? getOffset(first) : 0;
}

function getOffset(alias: Alias): number {
  return alias.range?.[0] ?? 0;
}

function listAliases(document: Document): Alias[] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  return aliases;
}
