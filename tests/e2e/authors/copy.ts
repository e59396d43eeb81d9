import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { sampleFunnel } from "#tools/test-env/put-sample-funnel.ts";

/**
 * The folder of the tests' development server. It's named after the port, so that specs find it and
 * two runs don't collide.
 */
export const getServedFolder = (port: number | string) =>
  join(tmpdir(), `funnel-authoring-${port}`);

/** The output of a copy's production build. */
export const buildCopy = (folder: string) =>
  spawnSync(process.execPath, [join(folder, "node_modules", "vite", "bin", "vite.js"), "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  });

/** The files of a copy's funnel, for tests to break and fix. */
export function openFunnel(folder: string) {
  const original = (file: string) => readFileSync(join(sampleFunnel, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(folder, "funnel", file), text);
  return {
    original,
    write,
    /** Replaces a text that occurs exactly once in the original. */
    edit(file: string, from: string, to: string) {
      const parts = original(file).split(from);
      if (parts.length !== 2)
        throw new Error(`"${from}" stands ${parts.length - 1} times in ${file}.`);
      write(file, parts.join(to));
    },
    mend(file: string) {
      write(file, original(file));
    },
    /** Restores every file that was changed, and doesn't touch the others. */
    mendAll() {
      const files = readdirSync(sampleFunnel, { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.name.endsWith(".yaml"),
      );
      for (const entry of files) {
        const file = relative(sampleFunnel, join(entry.parentPath, entry.name))
          .split(sep)
          .join("/");
        if (readFileSync(join(folder, "funnel", file), "utf8") !== original(file))
          write(file, original(file));
      }
    },
  };
}
