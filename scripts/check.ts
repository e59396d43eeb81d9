import { writeGeneratedFiles } from "#tools/dev/vite/generated-files.ts";
import { type Check, printSummary, runCheck } from "#tools/test-env/run-checks.ts";

/**
 * Checks a change in less than a minute, with the unit tests that are next to their files. `npm
 * test` runs all of this, and much more.
 */
const checks: Check[] = [
  {
    name: "types",
    command: "tsc -p . --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo",
  },
  { name: "lint and format", command: "biome check ." },
  { name: "map of imports", command: "tsx scripts/check-imports.ts" },
  { name: "dead code", command: "knip" },
  { name: "funnel", command: "tsx scripts/funnel.ts check" },
  {
    name: "quick unit tests",
    command: "vitest run --project unit --tags-filter !long --tags-filter !specification src/",
    env: { TESTS: "core" },
  },
];

writeGeneratedFiles("funnel");
printSummary(await Promise.all(checks.map((check) => runCheck(check, "when it is done"))));
