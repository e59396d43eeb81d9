import { parseDocument } from "yaml";
import { aliasMistakes, firstAlias, MOST_ALIASES } from "./aliases.ts";
import { commonSlip } from "./common-slips.ts";
import { cutOffTexts } from "./cut-off-texts.ts";
import { namelessFields } from "./nameless-fields.ts";
import { offsetOf } from "./offset-of.ts";
import type { Problem } from "./problem.ts";
import { type WritingMistake, writingMistake } from "./writing-mistakes.ts";

export type Path = readonly PropertyKey[];

/** A YAML file that was read: its value, and where each part of it stands. */
export interface Source {
  file: string;
  value: unknown;
  /** A problem at a path: at the key where `atKey`, else at its value; where there is no such path, at the block that lacks it. */
  problem(path: Path, message: string, atKey?: boolean): Problem;
  /** A problem at a word within the text at a path. */
  problemIn(path: Path, word: string, message: string): Problem;
}

const LARGEST_FILE = 1_000_000;
const DEEPEST = 100;

/** What was read last of each file: of a funnel that changes while it is written, most stays as it was. */
const latest = new Map<string, { written: string; read: Source | Problem[] }>();

/** Reads a YAML text, or says all that is wrong with its writing. */
export function readSource(file: string, written: string): Source | Problem[] {
  const known = latest.get(file);
  if (known?.written === written) return known.read;
  const read = readText(file, written);
  latest.set(file, { written, read });
  return read;
}

function readText(file: string, written: string): Source | Problem[] {
  if (written.length > LARGEST_FILE)
    return [
      {
        file,
        line: 1,
        column: 1,
        message: "This file is larger than 1 MB. Split it into chapters.",
      },
    ];
  const text = written.replace(/^\uFEFF/, "");
  const problemAt = ({ offset, message }: WritingMistake): Problem => {
    // counted here: the reader of YAML has not counted the lines that it gave up on
    const before = text.slice(0, Math.min(offset, text.trimEnd().length)).split("\n");
    return { file, line: before.length, column: (before.at(-1) ?? "").length + 1, message };
  };
  if (isTooDeep(text))
    return [
      {
        file,
        line: 1,
        column: 1,
        message: "This file nests blocks more than 100 deep. Check its brackets and dashes.",
      },
    ];

  const document = parseDocument(text, { prettyErrors: false, merge: true, logLevel: "error" });
  // what follows the first mistake in writing is often only its echo
  const broken = document.errors[0] ?? document.warnings[0];
  if (broken)
    return [
      problemAt(
        commonSlip(text, broken.pos[0]) ??
          writingMistake(
            { ...broken, message: broken.message, name: "YAMLParseError" },
            document,
            text,
          ),
      ),
    ];
  const mistakes = [
    ...aliasMistakes(document, text),
    ...cutOffTexts(document, text),
    ...namelessFields(document),
  ];
  if (mistakes.length > 0) return mistakes.map(problemAt);

  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return {
      file,
      value,
      problem: (path, message, atKey = false) =>
        problemAt({ offset: offsetOf(document, path, atKey), message }),
      problemIn: (path, word, message) => {
        const start = offsetOf(document, path, false);
        // a text that is folded or escaped does not stand in the file as it is read
        const found = text.indexOf(word, start);
        return problemAt({ offset: found === -1 ? start : found, message });
      },
    };
  } catch {
    return [
      problemAt({
        offset: firstAlias(document),
        message:
          "The file repeats blocks by alias so often that it grows without bounds. Write them out.",
      }),
    ];
  }
}

/** The reader of YAML calls itself for each level and would run out of stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const mark of text) {
    if (mark === "[" || mark === "{") depth++;
    else if (mark === "]" || mark === "}") depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) return true;
  }
  return /(?:[-?:][ \t]+){100}|^ {400}/m.test(text);
}
