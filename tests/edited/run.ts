import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { refreshSchema } from "#tools/editor-schema/write-files.ts";
import { readAssets, readFunnelFolder } from "#tools/funnel-folder/funnel-folder.ts";
import { editFunnel } from "./edit-funnel.ts";

/**
 * Runs the tests against a copy of the project with a funnel that was edited in every way that
 * marketers edit it. Everything must pass, except for tests with the tag `specification`:
 * `npm run test:edited -- unit`, `… -- browser --project=visitors`.
 */
const project = join(import.meta.dirname, "..", "..");
const SUITES: Record<string, string[]> = {
  unit: [
    ...["vitest", "run", "--project", "unit", "--project", "samples"],
    ...["--tags-filter", "!specification"],
  ],
  stories: ["vitest", "run", "--project", "stories"],
  browser: [
    "playwright",
    "test",
    ...["authors", "walkers", "buyers", "members", "visitors"].map((name) => `--project=${name}`),
  ],
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

const [suite = "unit", ...more] = process.argv.slice(2);
const command = SUITES[suite];
if (!command)
  throw new Error(`Unknown suite "${suite}". There are: ${Object.keys(SUITES).join(", ")}.`);

const copy = join(tmpdir(), `funnel-edited-${suite}`);
rmSync(copy, { recursive: true, force: true });
mkdirSync(join(copy, "node_modules"), { recursive: true });
for (const name of readdirSync(project).filter((entry) => !NOT_COPIED.has(entry))) {
  cpSync(join(project, name), join(copy, name), {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(relative(project, path)),
  });
}
for (const name of readdirSync(join(project, "node_modules")).filter(
  (entry) => !entry.startsWith(".vite"),
)) {
  symlinkSync(join(project, "node_modules", name), join(copy, "node_modules", name));
}

symlinkSync(join(project, "tests", "pictures"), join(copy, "tests", "pictures"));

const funnel = join(copy, "funnel");
for (const [file, text] of Object.entries(
  editFunnel(readFunnelFolder(funnel), readAssets(funnel)),
)) {
  mkdirSync(dirname(join(funnel, file)), { recursive: true });
  writeFileSync(join(funnel, file), text);
}
refreshSchema(funnel);

// A project filter replaces those of the suite.
const filtered = more.some((arg) => arg.startsWith("--project"))
  ? command.filter((arg) => !arg.startsWith("--project="))
  : command;
process.exitCode =
  spawnSync("npx", [...filtered, ...more], { cwd: copy, stdio: "inherit" }).status ?? 1;
