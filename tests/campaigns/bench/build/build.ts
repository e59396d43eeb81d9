import { buildCopy } from "../../../e2e/authors/copy.ts";
import { largeFunnel } from "../large-funnel.ts";
import { inProjectWith } from "../project-with-funnel.ts";
import type { Section } from "../section.ts";
import { table } from "../table.ts";

const SIZES = [25, 250, 1000, 10_000];
/** Longer builds are estimated. */
const MAX_MS = 120_000;

export const build: Section = {
  name: "build",
  title: "Building for production",
  explanation: `\`npm run build\` of a copy of the project with a funnel of so many steps, without branches, once: from the start of the process to its end. What would take more than ${MAX_MS / 60_000} minutes isn't built, but estimated from the one before.`,
  async measure(_rounds, log) {
    const rows: string[][] = [];
    let msPerStep = 0;
    for (const steps of SIZES) {
      const isBuilt = msPerStep * steps <= MAX_MS;
      if (isBuilt) msPerStep = (await inProjectWith(largeFunnel(steps, 0), buildMs)) / steps;
      const minutes = `about ${((msPerStep * steps) / 60_000).toFixed(0)} min, estimated`;
      rows.push([
        String(steps),
        isBuilt ? `${((msPerStep * steps) / 1000).toFixed(1)} s` : minutes,
        isBuilt ? `${msPerStep.toFixed(0)} ms` : "",
      ]);
      log(rows.at(-1)?.join("  ") ?? "");
    }
    return table(["Steps", "Build", "Per step"], rows);
  },
};

function buildMs(copy: string): number {
  const begun = performance.now();
  const { status, stdout, stderr } = buildCopy(copy);
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  return performance.now() - begun;
}
