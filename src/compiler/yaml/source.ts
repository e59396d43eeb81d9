import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { yamlMessages } from "../diagnostics/messages/files.ts";
import { explainParseError } from "./explain-parse-error.ts";
import { noteOddValue, oddKeys } from "./odd-words.ts";
import type { ParseMistake } from "./parse-mistake.ts";
import type { Path } from "./path.ts";
import { typoPattern } from "./typo-patterns.ts";
import { wrongEncoding } from "./wrong-encoding.ts";

/** A parsed YAML file: its value and the position of each part. */
export interface Source {
  file: string;
  value: unknown;
  /**
   * A diagnostic at a path: at the key if `atKey`, otherwise at the value. If the path doesn't
   * exist, it's at the block that lacks it.
   */
  diagnosticAt(path: Path, message: string, atKey?: boolean): Diagnostic;
  /** A diagnostic at a word in the text at a path. */
  diagnosticIn(path: Path, word: string, message: string): Diagnostic;
}

const LARGEST_FILE = 1_000_000;
const DEEPEST = 100;

/** The latest result for each file. While an author edits a funnel, most files stay the same. */
const latest = new Map<string, { written: string; read: Source | Diagnostic[] }>();

/** Parses a YAML text, or returns its syntax errors. */
export function readSource(file: string, written: string): Source | Diagnostic[] {
  const known = latest.get(file);
  if (known?.written === written) return known.read;
  const read = readText(file, written);
  latest.set(file, { written, read });
  return read;
}

function readText(file: string, written: string): Source | Diagnostic[] {
  if (written.length > LARGEST_FILE)
    return [{ file, line: 1, column: 1, message: yamlMessages.fileTooLarge }];
  const text = written.replace(/^\uFEFF/, "");
  const problemAt = ({ offset, message }: ParseMistake): Diagnostic => {
    // Counted here, because the parser hasn't counted the lines that it gave up on.
    const before = text.slice(0, Math.min(offset, text.trimEnd().length)).split("\n");
    return { file, line: before.length, column: (before.at(-1) ?? "").length + 1, message };
  };
  const encoding = wrongEncoding(text);
  if (encoding) return [problemAt(encoding)];
  if (isTooDeep(text)) return [{ file, line: 1, column: 1, message: yamlMessages.nestedTooDeep }];

  const document = parseDocument(text, { prettyErrors: false, merge: true, logLevel: "error" });
  // Errors after the first one are often only a consequence of it.
  const broken = document.errors[0] ?? document.warnings[0];
  if (broken)
    return [
      problemAt(typoPattern(text, broken.pos[0]) ?? explainParseError(broken, document, text)),
    ];
  const mistakes = [
    ...aliasMistakes(document, text),
    ...strayComments(document, text),
    ...nullKeys(document),
    ...oddKeys(document),
  ];
  if (mistakes.length > 0) return mistakes.map(problemAt);

  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    return { file, value, ...createReporters(document, text, problemAt) };
  } catch {
    return [problemAt({ offset: firstAlias(document), message: yamlMessages.growsWithoutBounds })];
  }
}

function createReporters(
  document: Document.Parsed,
  text: string,
  problemAt: (mistake: ParseMistake) => Diagnostic,
): Pick<Source, "diagnosticAt" | "diagnosticIn"> {
  return {
    diagnosticAt: (path, message, atKey = false) =>
      problemAt({
        offset: findOffset(document, path, atKey),
        message: atKey ? message : noteOddValue(message, document.getIn(path)),
      }),
    diagnosticIn: (path, word, message) => {
      const start = findOffset(document, path, false);
      // A folded or escaped text isn't in the file the way it reads.
      const found = text.indexOf(word, start);
      return problemAt({ offset: found === -1 ? start : found, message });
    },
  };
}

/** The parser calls itself for each level and would overflow the stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const mark of text) {
    if (mark === "[" || mark === "{") depth++;
    else if (mark === "]" || mark === "}") depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) return true;
  }
  return /(?:[-?:][ \t]+){100}|^ {400}/m.test(text);
}

/** Finds keys that YAML reads as null: `null`, `~`, and an empty key before a colon. */
function nullKeys(document: Document): ParseMistake[] {
  const found: ParseMistake[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === null && key.range)
        found.push({ offset: key.range[0], message: explainNullKey(key.source ?? "") });
    },
  });
  return found;
}

function explainNullKey(name: string): string {
  return name === "" ? yamlMessages.emptyName : yamlMessages.nothingAsName({ name });
}

/**
 * Finds texts that end at a # by accident: `Be our #1` reads as "Be our", and the rest is a
 * comment. A real comment has a space after its #.
 */
function strayComments(document: Document, text: string): ParseMistake[] {
  const found: ParseMistake[] = [];
  visit(document, {
    Scalar: (_, scalar) => {
      if (!scalar.comment || /^[\s#]/.test(scalar.comment) || !scalar.range) return;
      const offset = text.indexOf("#", scalar.range[1]);
      found.push({ offset, message: yamlMessages.strayComment });
    },
  });
  return found;
}

interface Spot {
  key?: unknown;
  value: unknown;
}

/**
 * The offset of a path in the text: of its key if `atKey`, otherwise of its value. If the path
 * doesn't exist, the offset of the block that lacks it.
 */
function findOffset(document: Document, path: Path, atKey: boolean): number {
  let spot: Spot = { value: document.contents };
  for (const key of path) {
    const block = resolveAlias(spot.value, document);
    const child = findChild(block, key, document);
    if (!child)
      return isMap(block) || isSeq(block)
        ? findStart(spot.key, spot.value)
        : findStart(spot.value, spot.key);
    spot = child;
  }
  return atKey ? findStart(spot.key, spot.value) : findStart(spot.value, spot.key);
}

function findStart(...nodes: unknown[]): number {
  const placed = nodes.find((node): node is Node => isNode(node) && !!node.range);
  return placed?.range?.[0] ?? 0;
}

function resolveAlias(node: unknown, document: Document): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}

function findChild(block: unknown, key: PropertyKey, document: Document): Spot | undefined {
  if (isSeq(block))
    return typeof key === "number" && key in block.items ? { value: block.items[key] } : undefined;
  if (!isMap(block)) return undefined;
  const pair = block.items.find((item) => String(item.key) === String(key));
  if (pair) return { key: pair.key, value: pair.value };
  const merged = block.items
    .filter((item) => isScalar(item.key) && item.key.source === "<<")
    .flatMap(({ value }) => (isSeq(value) ? value.items : [value]));
  return merged
    .map((base) => findChild(resolveAlias(base, document), key, document))
    .find((child) => child !== undefined);
}

/**
 * The number of times that a file can repeat blocks with `*name`, including repetitions inside
 * repeated blocks.
 */
const MAX_ALIASES = 1_000;

/**
 * Finds aliases that refer to nothing or to a block around them, and anchors written by accident:
 * `&more sleep` reads as "sleep".
 */
function aliasMistakes(document: Document, text: string): ParseMistake[] {
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

function firstAlias(document: Document): number {
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
