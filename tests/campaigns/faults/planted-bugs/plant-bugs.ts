import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject, listTrackedFiles } from "#tools/test-env/copy-project.ts";
import type { Campaign, CampaignOptions, CampaignResult } from "../../campaign.ts";
import type { PlantedBug } from "./planted-bug.ts";
import { plantedBugs } from "./planted-bugs.ts";

/** A row that broke its claim, not one that couldn't run. */
const BROKEN = /^✗ /m;
const KEPT = /^✓ /m;

/** Plants each bug of the list in a copy of the project, and runs the short part of its row. */
export const plantBugs: Campaign = {
  name: "planted-bugs",
  claim: "Each bug that's planted for a row of faults is caught by its short part",
  minutes: 60,
  isOnDemand: true,
  parts: Object.keys(plantedBugs),
  run,
};

async function run({ parts, print }: CampaignOptions): Promise<CampaignResult> {
  const copy = mkdtempSync(join(tmpdir(), "planted-bugs-"));
  copyProject(copy, listTrackedFiles());
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  const problems: string[] = [];
  let planted = 0;
  for (const row of parts.length > 0 ? parts : Object.keys(plantedBugs)) {
    const bugs = plantedBugs[row] ?? [];
    const missed = findMissed(copy, row, bugs);
    planted += bugs.length;
    problems.push(...missed);
    print(`${row}: ${bugs.length - missed.length} of ${bugs.length} caught`);
    for (const bug of missed) print(`  ${bug}`);
  }
  return {
    isKept: problems.length === 0,
    figures: `${planted - problems.length} of ${planted} planted bugs were caught`,
    problems,
  };
}

/** The bugs that the row doesn't catch: all of them if it's broken without any. */
function findMissed(copy: string, row: string, bugs: PlantedBug[]): string[] {
  const { stdout, stderr } = runPart(copy, row);
  if (!KEPT.test(stdout)) {
    const reason = `the row isn't kept even without it\n${lastLines(stdout + stderr)}`;
    return bugs.map(([name]) => `${row}: ${name}, because ${reason}`);
  }
  return bugs.flatMap((bug) => {
    const { stdout, stderr } = runWithBug(copy, row, bug);
    return BROKEN.test(stdout) ? [] : [`${row}: ${bug[0]}\n${lastLines(stdout + stderr)}`];
  });
}

function runWithBug(copy: string, row: string, [, path, find, replace]: PlantedBug) {
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  if (!text.includes(find)) throw new Error(`${path} doesn't contain "${find}".`);
  writeFileSync(
    file,
    text.replace(find, () => replace),
  );
  const output = runPart(copy, row);
  writeFileSync(file, text);
  return output;
}

function runPart(copy: string, row: string) {
  return spawnSync(
    process.execPath,
    ["--import", "tsx", "tests/campaigns/run.ts", row, "--short"],
    // A site that's already running doesn't have the bug.
    { cwd: copy, encoding: "utf8", env: { ...process.env, FAULTS_PORT: "" } },
  );
}

const lastLines = (output: string): string =>
  `  ${output.trim().split("\n").slice(-3).join("\n  ")}`;
