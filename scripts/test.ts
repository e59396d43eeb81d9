import { parseArgs } from "node:util";
import { type Check, printSummary, runCheck } from "#tools/test-env/run-checks.ts";

/**
 * These checks only read, and each keeps one core busy. They run all at once, and each prints its
 * output in one piece.
 */
const readers: Check[] = [
  { name: "types", command: "tsc -p ." },
  { name: "lint and format", command: "biome check ." },
  { name: "map of imports", command: "tsx scripts/check-imports.ts" },
  { name: "plain English", command: "tsx scripts/check-prose.ts" },
  { name: "dead code", command: "knip" },
  { name: "funnel", command: "tsx scripts/funnel.ts check" },
  { name: "supply chain", command: "tsx scripts/supply-check.ts" },
  { name: "editors' schema", command: "tsx scripts/funnel.ts schema --check" },
];

/** These run one after the other, the quick ones first: each keeps the whole machine busy. */
const suites: Check[] = [
  { name: "unit tests", command: "vitest run --project unit --project samples" },
  { name: "database and functions", command: "vitest run --project database" },
  { name: "faults", command: "tsx tests/faults/run.ts --commit" },
  {
    name: "rehearsals",
    command: "tsx tests/rehearsals/run.ts provider-down webhook-secret database-restored disk-full",
  },
  // With the production build of React, as visitors get it: a third faster than the development
  // build.
  {
    name: "stories",
    command: "vitest run --project stories --mode production",
    env: { NODE_ENV: "production" },
  },
  { name: "browser journeys", command: "playwright test" },
  { name: "speed ratios", command: "tsx tests/bench/run.ts --short" },
];

/** Parts of the suites above that can run alone, by their full name. */
const parts: Check[] = [{ name: "browsers", command: "playwright test --project=browsers" }];

/**
 * Runs every check of the project. `npm test -- <part of a name>` runs only the matching ones, and
 * `npm test -- --no-install` refuses to install what's missing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "no-install": { type: "boolean", default: false } },
});
const [wanted] = positionals;
const settings = { mayInstall: !values["no-install"] };
const part = parts.filter(({ name }) => name === wanted);
const isChosen = ({ name }: Check) => part.length === 0 && (!wanted || name.includes(wanted));

const results = await Promise.all(
  readers.filter(isChosen).map((check) => runCheck(check, "when it is done", settings)),
);
for (const check of [...suites.filter(isChosen), ...part])
  results.push(await runCheck(check, "at once", settings));
printSummary(results);
