import type { Published, PublishedRow, Result } from "./published.ts";

/** The text of `docs/reliability.md`. */
export function reliabilityPage(published: Published): string {
  return [
    "# Reliability",
    "",
    "What we promise about payments, access, and data, and the results of trying to break it: on a real",
    "PostgreSQL, with the real functions, in a real browser, and with kills and failures on purpose.",
    "",
    "`npm run campaign -- faults` runs every row, which takes about 80 minutes on two cores, and",
    "`npm run campaign -- <name>` runs one. `--count` and `--seed` change how much it tries and what's",
    "random, as far as processes and networks let it: some results here are of longer runs, or of",
    "several with a seed each. `--short` runs a short part, without the rows that take long even so.",
    "`--write` puts the result here and into [reliability.json](reliability.json).",
    "",
    "Each row can fail: `npm run campaign -- planted-bugs` plants bugs in a copy of the project, such",
    "as answering before something is recorded, and each has to be caught by the short part of its row.",
    "",
    ...Object.entries(published).flatMap(([name, row]) => sectionOf(name, row)),
    ...ELSEWHERE,
  ].join("\n");
}

function sectionOf(name: string, { claim, inputs, faults, results, teeth }: PublishedRow) {
  const [first] = results;
  const caught = teeth && `${teeth.caught} of ${teeth.planted} caught on ${teeth.date}`;
  return [
    `## ${claim}`,
    "",
    "| | |",
    "| --- | --- |",
    `| Inputs | ${inputs} |`,
    `| Faults | ${faults} |`,
    ...(first ? results.map(resultLine) : ["| Result | no result of a whole run yet |"]),
    ...(caught ? [`| Planted bugs | ${caught} |`] : []),
    `| Run it alone | \`npm run campaign -- ${name}${first ? ` --count ${first.count} --seed ${first.seed}` : ""}\` |`,
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
  "`npm test` delivers 14 histories of a payment in every order, each with every repetition",
  "([fold.test.ts](../tests/database/fold.test.ts)), checks the packages",
  "([supply-chain.md](supply-chain.md)), and checks the headers that keep other companies' scripts out",
  "([security.md](security.md)).",
  "",
];
