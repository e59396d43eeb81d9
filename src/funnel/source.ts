import { type Document, isAlias, isMap, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { Problem } from "./problem.ts";

export type Path = readonly PropertyKey[];

/** A YAML file that was read: its value, and where each part of it stands. */
export interface Source {
  file: string;
  value: unknown;
  /** A problem at a path: at the key where `atKey`, else at its value; at the nearest parent that exists where neither does. */
  problem(path: Path, message: string, atKey?: boolean): Problem;
}

const LARGEST_FILE = 1_000_000;
const MOST_ALIASES = 1_000;

/** Reads a YAML text, or says all that is wrong with its writing. */
export function readSource(file: string, text: string): Source | Problem[] {
  if (text.length > LARGEST_FILE) return [{ file, line: 1, column: 1, message: "The file is larger than 1 MB. Split it into chapters." }];
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true, logLevel: "silent" });
  const problemAt = (offset: number, message: string): Problem => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), message };
  };

  // what follows the first mistake in writing is often only its echo
  const [broken] = document.errors;
  if (broken) return [problemAt(broken.pos[0], sentence(broken.message))];
  const loose = unresolvedAliases(document).map(({ offset, name }) =>
    problemAt(offset, `"*${name}" refers to nothing. Name a block with "&${name}" above it first, or put the text in quotes.`),
  );
  if (loose.length > 0) return loose;

  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return { file, value, problem: (path, message, atKey = false) => problemAt(offsetOf(document, path, atKey), message) };
  } catch {
    return [problemAt(0, "The file repeats blocks by alias so often that it grows without bounds. Write them out.")];
  }
}

function unresolvedAliases(document: Document): { offset: number; name: string }[] {
  const found: { offset: number; name: string }[] = [];
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) found.push({ offset: alias.range?.[0] ?? 0, name: alias.source });
    },
  });
  return found;
}

function offsetOf(document: Document, path: Path, atKey: boolean): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const parent = depth > 0 ? nodeAt(document, path.slice(0, depth - 1)) : undefined;
    if (atKey && depth === path.length && isMap(parent)) {
      const pair = parent.items.find(({ key }) => String(key) === String(path[depth - 1]));
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = nodeAt(document, path.slice(0, depth), depth === path.length);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function nodeAt(document: Document, path: Path, keepAlias = false): unknown {
  let node: unknown = document.contents;
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
    node = isMap(node) ? node.get(String(key), true) : (node as { get?(key: unknown, keep: true): unknown } | undefined)?.get?.(key, true);
  }
  return isAlias(node) && !keepAlias ? node.resolve(document) : node;
}

function sentence(message: string): string {
  const text = message.trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
