import fc from "fast-check";
import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import {
  type Diagnostic,
  diagnosticFrame,
  diagnosticLine,
} from "#compiler/diagnostics/diagnostic.ts";
import type { Assets } from "#compiler/read/assets.ts";
import type { Funnel, FunnelFiles } from "#compiler/read/read-funnel.ts";
import { findWarnings } from "#compiler/warnings/warnings.ts";

/** A random slip in a text. Positions are shares of its length. */
type Typo = {
  kind:
    | "cut"
    | "insert"
    | "replace"
    | "cutLine"
    | "doubleLine"
    | "swapLines"
    | "indent"
    | "unindent";
  at: number;
  size: number;
  text: string;
};

const typo: fc.Arbitrary<Typo> = fc.record({
  kind: fc.constantFrom(
    "cut",
    "insert",
    "replace",
    "cutLine",
    "doubleLine",
    "swapLines",
    "indent",
    "unindent",
  ),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  size: fc.integer({ min: 1, max: 12 }),
  text: fc.oneof(
    fc.constantFrom(
      ":",
      ": ",
      "-",
      "- ",
      "[",
      "]",
      "{",
      "}",
      "{goals}",
      '"',
      "'",
      "#",
      "&a ",
      "*a",
      "<<: ",
      "!x ",
      "|",
      "?",
      "\t",
      "\n",
      "\r\n",
      "\u0000",
      "---\n",
      "%",
      "@",
    ),
    fc.constantFrom(
      "null",
      "true",
      "5",
      "1e999",
      ".nan",
      "__proto__",
      "constructor",
      "toString: x",
      "when: {}",
      "split: x",
      "😀",
      "\uD800",
    ),
    fc.string({ maxLength: 6 }),
  ),
});

function applyTypo(text: string, { kind, at, size, text: other }: Typo): string {
  const place = Math.floor(at * text.length);
  if (kind === "cut") return text.slice(0, place) + text.slice(place + size);
  if (kind === "insert") return text.slice(0, place) + other + text.slice(place);
  if (kind === "replace") return text.slice(0, place) + other + text.slice(place + size);
  const lines = text.split("\n");
  const line = Math.floor(at * lines.length);
  const [one = "", two = ""] = lines.slice(line, line + 2);
  const instead = {
    cutLine: [two],
    doubleLine: [one, one, two],
    swapLines: [two, one],
    indent: [`  ${one}`, two],
    unindent: [one.replace(/^ {1,2}/, ""), two],
  }[kind];
  return lines.toSpliced(line, 2, ...instead).join("\n");
}

/** The files of a funnel with up to three slips in one of them. */
export function createTypos(files: FunnelFiles): fc.Arbitrary<FunnelFiles> {
  const typos = fc.record({
    name: fc.constantFrom(...Object.keys(files)),
    slips: fc.array(typo, { minLength: 1, maxLength: 3 }),
  });
  return typos.map(({ name, slips }) => ({
    ...files,
    [name]: slips.reduce(applyTypo, files[name] ?? ""),
  }));
}

/**
 * Compiles a funnel. Throws if the result is no help to an author: a crash, a position outside the
 * file, or a message in programmer's terms.
 */
export function answerTo(files: FunnelFiles, assets: Assets): Funnel | Diagnostic[] {
  const answer = compileFunnel(files, assets);
  const diagnostics = Array.isArray(answer) ? answer : findWarnings(answer, assets);
  for (const problem of diagnostics) {
    const text = files[problem.file.replace("funnel/", "")] ?? "";
    const flaw = findFlaw(problem, text);
    if (flaw) throw new Error(`${flaw}: ${diagnosticLine(problem)}`);
  }
  if (Array.isArray(answer) && answer.length === 0) throw new Error("Refused without a word.");
  if (!Array.isArray(answer)) buildPlan(answer, (image) => image);
  return answer;
}

function findFlaw(problem: Diagnostic, text: string): string | undefined {
  const lines = text.split("\n");
  const { line, column, message } = problem;
  if (line < 1 || line > lines.length) return `No line of the file, which has ${lines.length}`;
  if (column < 1 || column > (lines[line - 1] ?? "").length + 1) return "No column of its line";
  if (!/^\S.*[.?…}]$/su.test(message)) return "No sentence";
  if (/undefined|Invalid|expected|\[object/.test(message)) return "Words for programmers";
  return diagnosticFrame(problem, text).includes("^") ? undefined : "No mark under it";
}
