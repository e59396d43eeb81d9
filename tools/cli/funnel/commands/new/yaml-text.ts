import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Edit } from "./edit.ts";

/** A parsed YAML file to insert text into. Everything else in it stays exactly as it is. */
export interface YamlText {
  file: string;
  text: string;
  document: Document;
  lineEnd: string;
}

export function yamlText(file: string, text: string): YamlText {
  return {
    file,
    text,
    document: parseDocument(text),
    lineEnd: text.includes("\r\n") ? "\r\n" : "\n",
  };
}

/** Writes a value as a block of YAML below a key, with the given indent. */
export function block(value: unknown, indent: string, lineEnd: string): string {
  const lines = stringify(value, { lineWidth: 0, defaultStringType: "PLAIN" })
    .trimEnd()
    .split("\n");
  return lines.map((line) => (line ? indent + line : line)).join(lineEnd) + lineEnd;
}

/** Writes a value on one line, such as `{ label: Rare, icon: moon }`. */
export function inline(value: unknown): string {
  return stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trimEnd();
}

/**
 * Inserts lines after a node that starts its own line. Comments indented deeper than `indent`
 * belong to the node.
 */
export function linesAfter(
  { file, text, lineEnd }: YamlText,
  node: Node,
  indent: string,
  lines: string,
): Edit {
  let end = findLineEnd(text, text.slice(0, findWrittenEnd(node)).trimEnd().length);
  for (;;) {
    const next = /^\r?\n([ \t]*)#[^\n]*/.exec(text.slice(end));
    if (!next || (next[1] ?? "").length <= indent.length) break;
    end = findLineEnd(text, end + next[0].length);
  }
  const isAtEnd = end >= text.length;
  return {
    file,
    at: isAtEnd ? end : end + lineBreakAt(text, end),
    text: isAtEnd ? lineEnd + lines : lines,
  };
}

/**
 * The offset after a node's last word. The parser's own range of a block also includes the comments
 * after it.
 */
function findWrittenEnd(node: unknown): number {
  const last = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined;
  if (isPair(last)) return Math.max(findWrittenEnd(last.key), findWrittenEnd(last.value));
  return last === undefined ? ((node as Node | null)?.range?.[1] ?? 0) : findWrittenEnd(last);
}

function findLineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  if (end === -1) return text.length;
  return text[end - 1] === "\r" ? end - 1 : end;
}

function lineBreakAt(text: string, offset: number): number {
  return text.startsWith("\r\n", offset) ? 2 : 1;
}

/** The spaces before a position in its line. */
export function getIndent({ text }: YamlText, offset: number): string {
  return " ".repeat(offset - (text.lastIndexOf("\n", offset - 1) + 1));
}

/** Inserts an entry into a map after another entry. */
export function entryAfter(
  yaml: YamlText,
  map: YAMLMap,
  pair: Pair,
  entry: { key: string; lines: string; inline: string },
): Edit | undefined {
  const value = pair.value;
  if (!isNode(value) || !isScalar(pair.key) || !pair.key.range) return undefined;
  if (map.flow)
    return {
      file: yaml.file,
      at: value.range?.[1] ?? 0,
      text: `, ${inline(entry.key)}: ${entry.inline}`,
    };
  return linesAfter(yaml, value, getIndent(yaml, pair.key.range[0]), entry.lines);
}

/**
 * Inserts an entry into a map before another entry. Comments directly above that one belong to it.
 */
export function entryBefore(
  { file, text, lineEnd }: YamlText,
  map: YAMLMap,
  pair: Pair,
  entry: { key: string; lines: string; inline: string },
): Edit | undefined {
  if (!isScalar(pair.key) || !pair.key.range) return undefined;
  const [keyAt] = pair.key.range;
  if (map.flow) return { file, at: keyAt, text: `${inline(entry.key)}: ${entry.inline}, ` };
  let at = text.lastIndexOf("\n", keyAt - 1) + 1;
  const indent = text.slice(at, keyAt);
  // Anything else on the line isn't an indent: an anchor, or the dash of a list.
  if (indent.trim() !== "") return undefined;
  for (
    let above = lineBefore(text, at);
    above?.text.startsWith(`${indent}#`);
    above = lineBefore(text, at)
  )
    at = above.at;
  return { file, at, text: entry.lines.endsWith(lineEnd) ? entry.lines : entry.lines + lineEnd };
}

function lineBefore(text: string, at: number): { at: number; text: string } | undefined {
  if (at === 0) return undefined;
  const begin = text.lastIndexOf("\n", at - 2) + 1;
  return { at: begin, text: text.slice(begin, at) };
}

export function listPairs(map: YAMLMap): Pair[] {
  return map.items;
}

export function toKey({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value);
}

/** Every list in a node, including the node itself. */
export function findLists(node: unknown): YAMLSeq[] {
  if (isSeq(node)) return [node, ...node.items.flatMap(findLists)];
  return isMap(node) ? node.items.flatMap(({ value }) => findLists(value)) : [];
}
