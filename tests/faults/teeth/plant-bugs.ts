import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plantedBugs } from "./planted-bugs.ts";

/**
 * Plants each bug of the list in a copy of the project, and runs the short part of its row. Prints
 * the bugs that weren't caught, and fails if there are any. Arguments choose rows.
 */
const PROJECT = join(import.meta.dirname, "..", "..", "..");
/** A row that broke its claim, not one that couldn't run. */
const BROKEN = /^✗ /m;

const chosen = process.argv.slice(2);
const bugs = Object.entries(plantedBugs)
  .filter(([row]) => chosen.length === 0 || chosen.includes(row))
  .flatMap(([row, ofRow]) => ofRow.map((bug) => ({ row, bug })));
const copy = copyProject();
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));

const print = (line: string) => process.stdout.write(`${line}\n`);
const missed = bugs.filter((bug) => !isCaught(bug));
print(`${bugs.length - missed.length} of ${bugs.length} planted bugs were caught.`);
process.exit(missed.length === 0 ? 0 : 1);

function isCaught({ row, bug: [name, path, find, replace] }: (typeof bugs)[number]): boolean {
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  if (!text.includes(find)) throw new Error(`${path} doesn't contain "${find}".`);
  writeFileSync(
    file,
    text.replace(find, () => replace),
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "tests/faults/run.ts", row, "--commit"],
    // A site that's already running doesn't have the bug.
    { cwd: copy, encoding: "utf8", env: { ...process.env, FAULTS_PORT: "" } },
  );
  writeFileSync(file, text);
  const isCaught = BROKEN.test(stdout);
  print(`${isCaught ? "✓" : "✗"} ${row}: ${name}`);
  if (!isCaught) print(`  ${(stdout + stderr).trim().split("\n").slice(-3).join("\n  ")}`);
  return isCaught;
}

/** The files that Git knows, as they are now. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "planted-bugs-"));
  const files = execFileSync("git", ["ls-files"], { cwd: PROJECT, encoding: "utf8" }).split("\n");
  for (const file of files.filter(Boolean)) cpSync(join(PROJECT, file), join(folder, file));
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  return folder;
}
