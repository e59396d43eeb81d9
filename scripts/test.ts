import { parseArgs } from "node:util";
import { writeGeneratedFiles } from "#tools/dev/vite/generated-files.ts";
import { type Check, printSummary, type Result, runCheck } from "#tools/test-env/run-checks.ts";

/** A check in two sizes. */
interface Part extends Omit<Check, "command"> {
  /** The command of `npm test`; nothing if only `npm run test:all` has the part. */
  core?: string;
  all: string;
  /** A summary of the tests that only `npm run test:all` runs. */
  adds?: string;
}

/** These only read, and each keeps one core busy. They run at once, and print in one piece. */
const readers: Part[] = [
  ...[
    ["types", "tsc -p ."],
    ["lint and format", "biome check ."],
    ["map of imports", "tsx scripts/check-imports.ts"],
    ["plain English", "tsx scripts/check-prose.ts"],
    ["dead code", "knip"],
    ["funnel", "tsx scripts/funnel.ts check"],
  ].map(([name = "", command = ""]) => ({ name, core: command, all: command })),
  { name: "supply chain", all: "tsx scripts/supply-check.ts", adds: "packages and licenses" },
];

const BUILD = "production build";
const notSpecification = "--tags-filter !specification";

/** These run one after the other, because each keeps the whole machine busy, except the build. */
const suites: Part[] = [
  {
    name: "unit tests",
    core: `vitest run --project unit ${notSpecification} --tags-filter !long`,
    all: `vitest run --project unit ${notSpecification}`,
    adds: "long samples",
  },
  {
    name: BUILD,
    core: "vite build --logLevel warn",
    all: "vite build --logLevel warn",
  },
  {
    name: "database and functions",
    core: "vitest run --project database --tags-filter !long",
    all: "vitest run --project database",
    adds: "long samples, Deno, and planted holes in access",
    needs: ["postgres"],
  },
  {
    name: "stories",
    // With the production build of React, as visitors get it: a third faster than the development
    // build.
    core: "vitest run --project stories --mode production",
    all: "vitest run --project stories --mode production",
    adds: "every look, contrast, and touch sizes",
    env: { NODE_ENV: "production" },
    needs: ["chromium"],
  },
  {
    name: "browser journeys",
    core: "playwright test --grep @core",
    all: "playwright test --grep-invert @specification",
    adds: "all journeys, other browsers, and the second accessibility engine",
    needs: ["chromium", "other browsers"],
  },
  {
    name: "specification",
    all: "vitest run --project unit --tags-filter specification tests/specification",
    adds: "the wording, order, and looks of this funnel",
  },
  {
    name: "specification on screen",
    all: "playwright test --grep @specification",
    needs: ["chromium"],
  },
  {
    name: "campaigns",
    all: "tsx tests/campaigns/run.ts --short",
    adds: "a short part of each: faults, incidents, simulated shops",
    needs: ["chromium", "postgres"],
  },
  {
    name: "speed ratios",
    all: "tsx tests/campaigns/bench/run.ts --short",
    adds: "the first screens against a static page",
    needs: ["chromium"],
  },
];

/**
 * Runs what matters most (`npm test`), or everything (`npm run test:all`). `npm test -- unit` runs
 * the parts with a word in their names, `npm test -- readers` all that only read, and `npm test --
 * unit src/lib/measures/bmi.test.ts` a single file. `--no-install` refuses to install what's missing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    "no-install": { type: "boolean", default: false },
  },
});
const [wanted = "", ...files] = positionals;
const settings = { mayInstall: !values["no-install"] };

function choose(group: string, parts: Part[]): Check[] {
  return parts
    .filter(({ name }) => group === wanted || name.includes(wanted))
    .flatMap(({ core, all, ...part }) => {
      const command = values.all ? all : core;
      return command === undefined ? [] : [{ ...part, command: [command, ...files].join(" ") }];
    });
}

function printWhatAllAdds(results: Result[]): void {
  console.log("\n`npm run test:all` adds:");
  for (const { name, adds } of [...readers, ...suites]) {
    const skipped = results.find((result) => result.name === name)?.skipped ?? 0;
    if (adds) console.log(`  ${name}: ${adds}${skipped > 0 ? ` (${skipped} tests)` : ""}`);
  }
}

/** Keeps one core busy, so the next part runs at the same time. */
async function build(check: Check): Promise<void> {
  const result = await runCheck(check, "when it is done", settings);
  results.push(result);
  // The journeys need no build of their own.
  if (result.passed) process.env.IS_BUILT = "yes";
}

if (!values.all) process.env.TESTS = "core";
writeGeneratedFiles("funnel");
const results = await Promise.all(
  choose("readers", readers).map((check) => runCheck(check, "when it is done", settings)),
);
let building = Promise.resolve();
for (const check of choose("suites", suites)) {
  if (check.name === BUILD) {
    building = build(check);
    continue;
  }
  const [result] = await Promise.all([runCheck(check, "at once", settings), building]);
  results.push(result);
}
await building;
if (!values.all && wanted === "") printWhatAllAdds(results);
printSummary(results);
