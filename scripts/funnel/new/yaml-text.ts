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

/** A YAML file to which something is added, so that all else stays as it is, to the letter. */
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

/** A block of YAML under a key, indented as told. */
export function block(value: unknown, indent: string, lineEnd: string): string {
  const lines = stringify(value, { lineWidth: 0, defaultStringType: "PLAIN" })
    .trimEnd()
    .split("\n");
  return lines.map((line) => (line ? indent + line : line)).join(lineEnd) + lineEnd;
}

/** A value in a line, such as `{ label: Rare, icon: moon }`. */
export function inline(value: unknown): string {
  return stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trimEnd();
}

/** Adds lines behind a node that begins a line of its own; remarks that stand further in than `indent` belong to the node. */
export function linesAfter(
  { file, text, lineEnd }: YamlText,
  node: Node,
  indent: string,
  lines: string,
): Edit {
  let end = lineEndFrom(text, text.slice(0, writtenEnd(node)).trimEnd().length);
  for (;;) {
    const next = /^\r?\n([ \t]*)#[^\n]*/.exec(text.slice(end));
    if (!next || (next[1] ?? "").length <= indent.length) break;
    end = lineEndFrom(text, end + next[0].length);
  }
  const isAtEnd = end >= text.length;
  return {
    file,
    at: isAtEnd ? end : end + lineBreakAt(text, end),
    text: isAtEnd ? lineEnd + lines : lines,
  };
}

/** Where the last word of a node stands; a block as the reader of YAML counts it takes in remarks that follow. */
function writtenEnd(node: unknown): number {
  const last = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined;
  if (isPair(last)) return Math.max(writtenEnd(last.key), writtenEnd(last.value));
  return last === undefined ? ((node as Node | null)?.range?.[1] ?? 0) : writtenEnd(last);
}

function lineEndFrom(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  if (end === -1) return text.length;
  return text[end - 1] === "\r" ? end - 1 : end;
}

function lineBreakAt(text: string, offset: number): number {
  return text.startsWith("\r\n", offset) ? 2 : 1;
}

/** The spaces before a place of a line. */
export function indentOf({ text }: YamlText, offset: number): string {
  return " ".repeat(offset - (text.lastIndexOf("\n", offset - 1) + 1));
}

/** Adds an entry to a map behind another entry of it. */
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
  return linesAfter(yaml, value, indentOf(yaml, pair.key.range[0]), entry.lines);
}

/** Adds an entry to a map before another entry of it; remarks right above that one belong to it. */
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
  // what stands in the same line is no indent: an anchor, or the dash of a list
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

export function pairsOf(map: YAMLMap): Pair[] {
  return map.items;
}

export function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value);
}

/** Every list below a node, with it. */
export function listsIn(node: unknown): YAMLSeq[] {
  if (isSeq(node)) return [node, ...node.items.flatMap(listsIn)];
  return isMap(node) ? node.items.flatMap(({ value }) => listsIn(value)) : [];
}
