import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlantedBug } from "./planted-bug.ts";
import { plantedBugs } from "./planted-bugs.ts";

/**
 * Plants each bug of the list in a copy of the project, and runs the short part of its row, first
 * without a bug: a row that's broken anyway catches nothing. Prints the bugs that weren't caught, and
 * fails if there are any. Arguments choose rows.
 */
const PROJECT = join(import.meta.dirname, "..", "..", "..");
/** A row that broke its claim, not one that couldn't run. */
const BROKEN = /^✗ /m;
const KEPT = /^✓ /m;

const chosen = process.argv.slice(2);
const rows = Object.entries(plantedBugs).filter(
  ([row]) => chosen.length === 0 || chosen.includes(row),
);
const copy = copyProject();
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));

const print = (line: string) => process.stdout.write(`${line}\n`);
const results = rows.flatMap(([row, bugs]) => areCaught(row, bugs));
const caught = results.filter(Boolean).length;
print(`${caught} of ${results.length} planted bugs were caught.`);
process.exit(caught === results.length ? 0 : 1);

function areCaught(row: string, bugs: PlantedBug[]): boolean[] {
  const { stdout, stderr } = runPart(row);
  if (KEPT.test(stdout)) return bugs.map((bug) => isCaught(row, bug));
  print(`✗ ${row}: isn't kept even without a bug`);
  printEnd(stdout + stderr);
  return bugs.map(() => false);
}

function isCaught(row: string, [name, path, find, replace]: PlantedBug): boolean {
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  if (!text.includes(find)) throw new Error(`${path} doesn't contain "${find}".`);
  writeFileSync(
    file,
    text.replace(find, () => replace),
  );
  const { stdout, stderr } = runPart(row);
  writeFileSync(file, text);
  const isCaught = BROKEN.test(stdout);
  print(`${isCaught ? "✓" : "✗"} ${row}: ${name}`);
  if (!isCaught) printEnd(stdout + stderr);
  return isCaught;
}

function runPart(row: string) {
  return spawnSync(
    process.execPath,
    ["--import", "tsx", "tests/faults/run.ts", row, "--commit"],
    // A site that's already running doesn't have the bug.
    { cwd: copy, encoding: "utf8", env: { ...process.env, FAULTS_PORT: "" } },
  );
}

function printEnd(output: string): void {
  print(`  ${output.trim().split("\n").slice(-3).join("\n  ")}`);
}

/** The files that Git knows, as they are now. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "planted-bugs-"));
  const files = execFileSync("git", ["ls-files"], { cwd: PROJECT, encoding: "utf8" }).split("\n");
  for (const file of files.filter(Boolean)) cpSync(join(PROJECT, file), join(folder, file));
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  return folder;
}
