import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { refreshSchema } from "#tools/cli/editor-schema/write-files.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { copyProject, listTrackedFiles } from "#tools/test-env/copy-project.ts";
import type { Campaign, CampaignOptions, CampaignResult } from "../../campaigns/campaign.ts";
import { editFunnel } from "./edit-funnel.ts";

/** The projects of each tool. Those that are chosen run together. */
const TOOLS = {
  "vitest run": ["unit", "stories"],
  "playwright test": ["authors", "walkers", "buyers", "members", "visitors"],
};
const PROJECTS = Object.values(TOOLS).flat();

export const editedFunnel: Campaign = {
  name: "edited-funnel",
  claim: "The tests pass with a funnel that was edited in every way that marketers edit it",
  minutes: 25,
  isOnDemand: true,
  parts: PROJECTS,
  run,
};

async function run({ parts, print }: CampaignOptions): Promise<CampaignResult> {
  const copy = join(tmpdir(), "edited-funnel");
  copyProject(copy, listTrackedFiles());
  writeEditedFunnel(join(copy, "funnel"));
  const chosen = parts.length > 0 ? parts : PROJECTS;
  const problems: string[] = [];
  for (const [tool, all] of Object.entries(TOOLS)) {
    const projects = all.filter((name) => chosen.includes(name));
    if (projects.length === 0) continue;
    const command = [...tool.split(" "), ...projects.map((name) => `--project=${name}`)];
    // An edit may only break what repeats the specification.
    if (tool.startsWith("vitest")) command.push("--tags-filter=!specification");
    print(`${command.join(" ")} in ${copy}`);
    const { status } = spawnSync("npx", command, { cwd: copy, stdio: "inherit" });
    if (status !== 0) problems.push(`${command.join(" ")} fails in ${copy}`);
  }
  return { isKept: problems.length === 0, figures: `tests of ${chosen.join(", ")}`, problems };
}

function writeEditedFunnel(folder: string): void {
  const edited = editFunnel(readFunnelFolder(folder), readAssets(folder));
  for (const [file, text] of Object.entries(edited)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  refreshSchema(folder);
}
