import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeTeeth } from "../results.ts";
import { rows } from "../rows.ts";
import type { PlantedBug } from "./planted-bug.ts";
import { plantedBugs } from "./planted-bugs.ts";

/**
 * Plants each bug of the list in a copy of the project, and runs the short part of its row, first
 * without a bug: a row that's broken anyway catches nothing. Prints the bugs that weren't caught, and
 * fails if there are any. Arguments choose rows, and `--write` puts the counts into
 * docs/reliability.md.
 */
const PROJECT = join(import.meta.dirname, "..", "..", "..");
/** A row that broke its claim, not one that couldn't run. */
const BROKEN = /^✗ /m;
const KEPT = /^✓ /m;

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
});
const copy = copyProject();
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));

const print = (line: string) => process.stdout.write(`${line}\n`);
const date = new Date().toISOString().slice(0, "2026-11-25".length);
let planted = 0;
let caught = 0;
for (const { name } of rows) {
  const bugs = plantedBugs[name];
  if (!bugs || (chosen.length > 0 && !chosen.includes(name))) continue;
  const caughtHere = areCaught(name, bugs).filter(Boolean).length;
  if (values.write) writeTeeth(rows, name, { planted: bugs.length, caught: caughtHere, date });
  planted += bugs.length;
  caught += caughtHere;
}
print(`${caught} of ${planted} planted bugs were caught.`);
process.exit(caught === planted ? 0 : 1);

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
