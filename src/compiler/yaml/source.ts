import { type Document, parseDocument } from "yaml";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { yamlMessages } from "../diagnostics/messages/yaml.ts";
import { aliasMistakes, firstAlias, MAX_ALIASES } from "./aliases.ts";
import { explainParseError } from "./explain-parse-error.ts";
import { findOffset } from "./find-offset.ts";
import { nullKeys } from "./null-key.ts";
import { noteOddValue, oddKeys } from "./odd-words.ts";
import type { ParseMistake } from "./parse-mistake.ts";
import type { Path } from "./path.ts";
import { strayComments } from "./stray-comment.ts";
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
