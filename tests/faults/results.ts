import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Row } from "./row.ts";

const DOCS = join(import.meta.dirname, "..", "..", "docs");
const DATA = join(DOCS, "reliability.json");
export const PAGE = join(DOCS, "reliability.md");

/** What came of a row with one seed when it was last run with `--write`. */
const Result = z.strictObject({
  isKept: z.boolean(),
  figures: z.string(),
  count: z.number(),
  seed: z.number(),
  minutes: z.number(),
  /** `2026-11-25` */
  date: z.string(),
});
export type Result = z.output<typeof Result>;
/** By the name of the row, in the order of seeds. */
const Results = z.record(z.string(), z.tuple([Result], Result));
export type Results = z.output<typeof Results>;

export const readResults = (): Results => Results.parse(JSON.parse(readFileSync(DATA, "utf8")));

/** Replaces the result of a row with the same seed, and writes the page again. */
export function writeResult(rows: readonly Row[], name: string, result: Result): void {
  const results = withResult(readResults(), name, result);
  writeFileSync(DATA, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(PAGE, reliabilityPage(rows, results));
}

export function withResult(results: Results, name: string, result: Result): Results {
  const others = (results[name] ?? []).filter(({ seed }) => seed !== result.seed);
  const bySeed = [result, ...others].sort((one, other) => one.seed - other.seed);
  return { ...results, [name]: bySeed as [Result, ...Result[]] };
}

/** The text of `docs/reliability.md`. */
export function reliabilityPage(rows: readonly Row[], results: Results): string {
  return [
    "# Reliability",
    "",
    "What we promise about payments, access, and data, and the results of trying to break it: on a real",
    "PostgreSQL, with the real functions, in a real browser, and with kills and failures on purpose.",
    "",
    "`npm run faults` runs every row, which takes about 80 minutes on two cores, and",
    "`npm run faults -- <name>` runs one. `--count` and `--seed` change how much it tries and what's",
    "random, as far as processes and networks let it: some results here are of longer runs, or of",
    "several with a seed each. `--commit` runs the short part that `npm test` includes, without the rows",
    "that take long even so. `--write` puts the result here and into",
    "[reliability.json](reliability.json).",
    "",
    "Each row can fail: `npm run faults:teeth` plants bugs in a copy of the project, such as answering",
    "before something is recorded, and each has to be caught by its row.",
    "",
    ...rows.flatMap((row) => sectionOf(row, results[row.name])),
    ...ELSEWHERE,
  ].join("\n");
}

function sectionOf({ name, claim, inputs, faults }: Row, results: Result[] = []): string[] {
  const [first] = results;
  return [
    `## ${claim}`,
    "",
    "| | |",
    "| --- | --- |",
    `| Inputs | ${inputs} |`,
    `| Faults | ${faults} |`,
    ...(first ? results.map(resultLine) : ["| Result | no result of a whole run yet |"]),
    `| Run it alone | \`npm run faults -- ${name}${first ? ` --count ${first.count} --seed ${first.seed}` : ""}\` |`,
    "",
  ];
}

function resultLine({ isKept, figures, date, minutes, seed }: Result, _: number, all: Result[]) {
  const title = all.length > 1 ? `Result of seed ${seed}` : "Result";
  return `| ${title} | ${isKept ? "Kept" : "**Broken**"}: ${figures}. ${minutes} min on ${date} |`;
}

const ELSEWHERE = [
  "## What is proven elsewhere",
  "",
  "`npm test` checks the packages ([supply-chain.md](supply-chain.md)), and the headers that keep other",
  "companies' scripts out ([security.md](security.md)).",
  "",
];
