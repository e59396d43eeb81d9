import { looseVersions } from "#tools/checks/supply-chain/loose-versions.ts";
import {
  missingSettings,
  readAllowScripts,
  readExclusions,
  readLock,
  readRecord,
  readVersions,
} from "#tools/checks/supply-chain/record-file.ts";
import { supplyProblems } from "#tools/checks/supply-chain/supply-problems.ts";

/** Build dependencies with contents that end up in the pages: the icons. */
const ALSO_SHIPPED = ["@iconify-json/ph"];

const locked = readLock();
const problems = [
  ...missingSettings().map((line) => `.npmrc doesn't contain "${line}".`),
  ...looseVersions(readVersions()),
  ...supplyProblems({
    locked,
    record: readRecord(),
    allowScripts: readAllowScripts(),
    alsoShipped: ALSO_SHIPPED,
    mayBeYoung: readExclusions(),
  }),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `${locked.length} packages are fine: their versions are exact, they were old enough when they were pinned, every install script was reviewed, and their licenses allow how they're used.`,
  );
