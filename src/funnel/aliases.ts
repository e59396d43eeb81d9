import { type Alias, type Document, type Scalar, visit } from "yaml";
import type { WritingMistake } from "./writing-mistakes.ts";

/** How often a file may repeat a block by `*name`, repetitions within repeated blocks included. */
export const MOST_ALIASES = 1_000;

/** Aliases that refer to nothing, or to a block that they stand in, and names that are none: `&more sleep` reads as "sleep". */
export function aliasMistakes(document: Document, text: string): WritingMistake[] {
  const aliases = aliasesOf(document);
  if (aliases.length > MOST_ALIASES)
    return [
      {
        offset: firstAlias(document),
        message: "The file holds more than 1000 aliases. Write the blocks out.",
      },
    ];
  const unused = namedTexts(document).filter(({ anchor }) =>
    aliases.every(({ source }) => source !== anchor),
  );
  const swallowed = unused.map(({ anchor, range }) => ({
    offset: text.lastIndexOf(`&${anchor}`, range?.[0]),
    message: `Nobody reads "&${anchor}": it names what follows, and nothing repeats that. Put the whole text in quotes, or remove the name.`,
  }));
  const unresolved = aliases.flatMap((alias) => {
    const offset = offsetOf(alias);
    const target = alias.resolve(document);
    if (!target)
      return [
        {
          offset,
          message: `"*${alias.source}" refers to nothing. Name a block with "&${alias.source}" above it first, or put the text in quotes.`,
        },
      ];
    const [start = 0, , end = 0] = target.range ?? [];
    return start <= offset && offset < end
      ? [
          {
            offset,
            message: `"*${alias.source}" refers to the block that it stands in. Write out what is meant.`,
          },
        ]
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
  const [first] = aliasesOf(document);
  return first ? offsetOf(first) : 0;
}

function offsetOf(alias: Alias): number {
  return alias.range?.[0] ?? 0;
}

function aliasesOf(document: Document): Alias[] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  return aliases;
}
