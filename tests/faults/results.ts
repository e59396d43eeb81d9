import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Row } from "./row.ts";

const DOCS = join(import.meta.dirname, "..", "..", "docs");
const DATA = join(DOCS, "reliability.json");
export const PAGE = join(DOCS, "reliability.md");

/** What came of a row when it was last run with `--write`. */
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
/** By the name of the row. */
const Results = z.record(z.string(), Result);
export type Results = z.output<typeof Results>;

export const readResults = (): Results => Results.parse(JSON.parse(readFileSync(DATA, "utf8")));

/** Replaces the result of a row, and writes the page again. */
export function writeResult(rows: readonly Row[], name: string, result: Result): void {
  const results = { ...readResults(), [name]: result };
  writeFileSync(DATA, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(PAGE, reliabilityPage(rows, results));
}

/** The text of `docs/reliability.md`. */
export function reliabilityPage(rows: readonly Row[], results: Results): string {
  return [
    "# Reliability",
    "",
    "What we promise about payments, access, and data, and the results of trying to break it: on a real",
    "PostgreSQL, with the real functions, in a real browser, and with kills and failures on purpose.",
    "",
    "`npm run faults` runs every row, which is meant to take 90 minutes at most on two cores, and",
    "`npm run faults -- <name>` runs one. `--count` and `--seed` change how much it tries and what's",
    "random, as far as processes and networks let it: some results here are of longer runs. `--commit`",
    "runs the short part that `npm test` includes, without the rows that take long even so. `--write`",
    "puts the result here and into [reliability.json](reliability.json).",
    "",
    "Each row can fail: `npm run faults:teeth` plants bugs in a copy of the project, such as answering",
    "before something is recorded, and each has to be caught by its row.",
    "",
    ...rows.flatMap((row) => sectionOf(row, results[row.name])),
    ...ELSEWHERE,
  ].join("\n");
}

function sectionOf({ name, claim, inputs, faults }: Row, result: Result | undefined): string[] {
  return [
    `## ${claim}`,
    "",
    "| | |",
    "| --- | --- |",
    `| Inputs | ${inputs} |`,
    `| Faults | ${faults} |`,
    `| Result | ${result ? resultText(result) : "no result of a whole run yet"} |`,
    `| Run it alone | \`npm run faults -- ${name}${result ? ` --count ${result.count} --seed ${result.seed}` : ""}\` |`,
    "",
  ];
}

const resultText = ({ isKept, figures, date, minutes }: Result): string =>
  `${isKept ? "Kept" : "**Broken**"}: ${figures}. ${minutes} min on ${date}`;

const ELSEWHERE = [
  "## What is proven elsewhere",
  "",
  "`npm run fuzz:funnel` breaks funnel files, and each mistake has to get a line and a column.",
  "`npm test` plants secrets in builds and checks the packages ([supply-chain.md](supply-chain.md)).",
  "",
];
