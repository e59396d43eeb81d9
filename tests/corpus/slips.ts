import fc from "fast-check";
import type { Assets } from "#funnel/assets.ts";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import { planOf } from "#funnel/plan-of.ts";
import { type Problem, problemFrame, problemLine } from "#funnel/problem.ts";
import type { Funnel, FunnelFiles } from "#funnel/read-funnel.ts";
import { warningsOf } from "#funnel/warnings.ts";

/** What may happen to a text under a careless hand; places are shares of its length. */
type Slip = {
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

const slip: fc.Arbitrary<Slip> = fc.record({
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

function slipped(text: string, { kind, at, size, text: other }: Slip): string {
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

/** The files of a funnel, of which one was slipped in up to three times. */
export function slipsIn(files: FunnelFiles): fc.Arbitrary<FunnelFiles> {
  const slips = fc.record({
    name: fc.constantFrom(...Object.keys(files)),
    slips: fc.array(slip, { minLength: 1, maxLength: 3 }),
  });
  return slips.map(({ name, slips }) => ({
    ...files,
    [name]: slips.reduce(slipped, files[name] ?? ""),
  }));
}

/** What the compiler says to a funnel. Throws where that is no answer: a crash, a place outside the file, words for programmers. */
export function answerTo(files: FunnelFiles, assets: Assets): Funnel | Problem[] {
  const answer = compileFunnel(files, assets);
  const told = Array.isArray(answer) ? answer : warningsOf(answer, assets);
  for (const problem of told) {
    const text = files[problem.file.replace("funnel/", "")] ?? "";
    const flaw = flawOf(problem, text);
    if (flaw) throw new Error(`${flaw}: ${problemLine(problem)}`);
  }
  if (Array.isArray(answer) && answer.length === 0) throw new Error("Refused without a word.");
  if (!Array.isArray(answer)) planOf(answer, (image) => image);
  return answer;
}

function flawOf(problem: Problem, text: string): string | undefined {
  const lines = text.split("\n");
  const { line, column, message } = problem;
  if (line < 1 || line > lines.length) return `No line of the file, which has ${lines.length}`;
  if (column < 1 || column > (lines[line - 1] ?? "").length + 1) return "No column of its line";
  if (!/^\S.*[.?…}]$/su.test(message)) return "No sentence";
  if (/undefined|Invalid|expected|\[object/.test(message)) return "Words for programmers";
  return problemFrame(problem, text).includes("^") ? undefined : "No mark under it";
}
