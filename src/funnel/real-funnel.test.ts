import fc from "fast-check";
import { expect, test } from "vitest";
import { readAssets, readFunnelFolder } from "../../scripts/funnel-folder.ts";
import { compileFunnel } from "./compile-funnel.ts";
import { planOf } from "./plan-of.ts";
import { problemFrame, problemLine } from "./problem.ts";

const files = readFunnelFolder("funnel");
const assets = readAssets("funnel");

test("a visitor of the real funnel answers 25 questions, from goals to age", () => {
  const funnel = compileFunnel(files, assets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  const { steps, total } = planOf(funnel, (image) => image);
  const counted = Object.values(steps).filter(({ number }) => number !== undefined);

  expect(total).toBe(25);
  expect(counted.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect([counted[0]?.id, counted.at(-1)?.id]).toEqual(["goals", "age"]);
});

test("a step reads the same when what a visitor gets of it is read again", () => {
  const funnel = compileFunnel(files, assets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  for (const { type, fields } of funnel.steps.values()) expect(type.schema.parse(fields)).toEqual(fields);
});

/** What may happen to a text under a careless hand; places are shares of its length. */
type Slip = { kind: "cut" | "insert" | "replace" | "cutLine" | "doubleLine" | "swapLines" | "indent" | "unindent"; at: number; size: number; text: string };

const slip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom("cut", "insert", "replace", "cutLine", "doubleLine", "swapLines", "indent", "unindent"),
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
    fc.constantFrom("null", "true", "5", "1e999", ".nan", "__proto__", "constructor", "toString: x", "when: {}", "split: x", "😀", "\uD800"),
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

test("a marketer who slips anywhere in any file is told where, and never left with a crash", () => {
  const names = Object.keys(files);
  const slips = fc.record({ name: fc.constantFrom(...names), slips: fc.array(slip, { minLength: 1, maxLength: 3 }) });
  let refused = 0;

  fc.assert(
    fc.property(slips, ({ name, slips }) => {
      const broken = { ...files, [name]: slips.reduce(slipped, files[name] ?? "") };
      const result = compileFunnel(broken, assets);
      if (!Array.isArray(result)) return void planOf(result, (image) => image);
      refused++;
      expect(result).not.toEqual([]);
      for (const problem of result) {
        const text = broken[problem.file.replace("funnel/", "")] ?? "";
        const lines = text.split("\n");
        expect(problem.line).toBeGreaterThanOrEqual(1);
        expect(problem.line).toBeLessThanOrEqual(lines.length);
        expect(problem.column).toBeGreaterThanOrEqual(1);
        expect(problem.column).toBeLessThanOrEqual((lines[problem.line - 1] ?? "").length + 1);
        expect(problem.message).toMatch(/^\S.*[.?…}]$/su);
        expect(problem.message).not.toMatch(/undefined|Invalid|expected|\[object/);
        expect(problemFrame(problem, text)).toContain("^");
      }
    }),
    { seed: 2, numRuns: 200 },
  );
  // most slips are found; were none, the test would say nothing
  expect(refused).toBeGreaterThan(100);
}, 120_000);
