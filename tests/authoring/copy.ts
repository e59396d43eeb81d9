import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";

export const project = join(import.meta.dirname, "..", "..");

/** Where the development server of the tests works: named by its port, so that specs find it and two runs do not meet. */
export const served = (port: number | string) => join(tmpdir(), `funnel-authoring-${port}`);

/** What authors edit in these tests: a funnel of their own, so that whoever edits ours breaks none of them. It shares our pictures and our program. */
const authored = join(import.meta.dirname, "funnel");

const COPIED = [
  "funnel",
  "public",
  "scripts",
  "src",
  ".env",
  ".env.development",
  "index.html",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** A fresh copy of the project that shares its packages. Authors' tests break files: nothing of the project itself can be left broken. */
export function copyProject(to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, "node_modules"), { recursive: true });
  for (const name of COPIED) cpSync(join(project, name), join(to, name), { recursive: true });
  // a folder of its own, so that Vite's cache is not the project's
  for (const name of readdirSync(join(project, "node_modules"))) {
    if (!name.startsWith(".vite"))
      symlinkSync(join(project, "node_modules", name), join(to, "node_modules", name));
  }
}

/** Puts the funnel of these tests into a copy of the project, in place of ours. */
export function putAuthorsFunnel(folder: string): void {
  for (const name of readdirSync(authored)) {
    rmSync(join(folder, "funnel", name), { recursive: true, force: true });
    cpSync(join(authored, name), join(folder, "funnel", name), { recursive: true });
  }
}

/** What the production build of a copy says. */
export const builtFrom = (folder: string) =>
  spawnSync(process.execPath, [join(folder, "node_modules", "vite", "bin", "vite.js"), "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  });

/** The files of a copy's funnel, to be broken and mended. */
export function funnelIn(folder: string) {
  const original = (file: string) => readFileSync(join(authored, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(folder, "funnel", file), text);
  return {
    original,
    write,
    /** Replaces a text that stands in the original exactly once. */
    edit(file: string, from: string, to: string) {
      const parts = original(file).split(from);
      if (parts.length !== 2)
        throw new Error(`"${from}" stands ${parts.length - 1} times in ${file}.`);
      write(file, parts.join(to));
    },
    mend(file: string) {
      write(file, original(file));
    },
    /** Everything as it was at first; files that are right already are not touched. */
    mendAll() {
      const files = readdirSync(authored, { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.name.endsWith(".yaml"),
      );
      for (const entry of files) {
        const file = relative(authored, join(entry.parentPath, entry.name)).split(sep).join("/");
        if (readFileSync(join(folder, "funnel", file), "utf8") !== original(file))
          write(file, original(file));
      }
    },
  };
}
