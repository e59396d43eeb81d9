import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { refreshSchema } from "#tools/editor-schema/write-files.ts";
import { readAssets, readFunnelFolder } from "#tools/funnel-folder/funnel-folder.ts";
import type { Campaign, CampaignOptions, CampaignResult } from "../campaigns/campaign.ts";
import { editFunnel } from "./edit-funnel.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
/** By the name of the part. Those of one tool run together. */
const SUITES: Record<string, { tool: string; projects: string[] }> = {
  unit: { tool: "vitest run", projects: ["unit"] },
  stories: { tool: "vitest run", projects: ["stories"] },
  ...Object.fromEntries(
    ["authors", "walkers", "buyers", "members", "visitors"].map((name) => [
      name,
      { tool: "playwright test", projects: [name] },
    ]),
  ),
};
const NOT_COPIED = new Set([
  "node_modules",
  "tests/pictures",
  "dist",
  ".git",
  ".data",
  ".chdb",
  "test-results",
  "storybook-static",
  "visual-report",
]);

/** Everything must pass in the copy, except for tests with the tag `specification`. */
export const editedFunnel: Campaign = {
  name: "edited-funnel",
  claim: "The tests pass with a funnel that was edited in every way that marketers edit it",
  minutes: 25,
  isOnDemand: true,
  parts: Object.keys(SUITES),
  run,
};

async function run({ parts, print }: CampaignOptions): Promise<CampaignResult> {
  const chosen = parts.length > 0 ? parts : Object.keys(SUITES);
  const copy = copyProject();
  writeEditedFunnel(join(copy, "funnel"));
  const problems: string[] = [];
  for (const tool of new Set(Object.values(SUITES).map((suite) => suite.tool))) {
    const projects = chosen
      .filter((part) => SUITES[part]?.tool === tool)
      .flatMap((part) => SUITES[part]?.projects ?? []);
    if (projects.length === 0) continue;
    const command = [...tool.split(" "), ...projects.map((name) => `--project=${name}`)];
    if (tool.startsWith("vitest")) command.push("--tags-filter=!specification");
    print(`${command.join(" ")} in ${copy}`);
    const { status } = spawnSync("npx", command, { cwd: copy, stdio: "inherit" });
    if (status !== 0) problems.push(`${command.join(" ")} fails in ${copy}`);
  }
  return { isKept: problems.length === 0, figures: `tests of ${chosen.join(", ")}`, problems };
}

function copyProject(): string {
  const copy = join(tmpdir(), "edited-funnel");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, "node_modules"), { recursive: true });
  for (const name of readdirSync(PROJECT).filter((entry) => !NOT_COPIED.has(entry)))
    cpSync(join(PROJECT, name), join(copy, name), {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(relative(PROJECT, path)),
    });
  for (const name of readdirSync(join(PROJECT, "node_modules")))
    if (!name.startsWith(".vite"))
      symlinkSync(join(PROJECT, "node_modules", name), join(copy, "node_modules", name));
  symlinkSync(join(PROJECT, "tests", "pictures"), join(copy, "tests", "pictures"));
  return copy;
}

function writeEditedFunnel(folder: string): void {
  const edited = editFunnel(readFunnelFolder(folder), readAssets(folder));
  for (const [file, text] of Object.entries(edited)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  refreshSchema(folder);
}
