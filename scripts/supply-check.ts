import {
  missingSettings,
  readAllowScripts,
  readExclusions,
  readLock,
  readRecord,
} from "./supply/record-file.ts";
import { supplyProblems } from "./supply/supply-problems.ts";

/** Their contents are in the pages, although they are only needed for building: the icons. */
const ALSO_SHIPPED = ["@iconify-json/ph"];

const locked = readLock();
const problems = [
  ...missingSettings().map((line) => `.npmrc lacks "${line}".`),
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
    `${locked.length} packages: old enough when they were pinned, without a script that nobody has read, and licensed for what they are used for.`,
  );
