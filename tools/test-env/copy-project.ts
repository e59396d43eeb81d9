import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

export const project = join(import.meta.dirname, "..", "..");

const COPIED = [
  "funnel",
  "public",
  "tools",
  "src",
  // The build reads a rule of it.
  "supabase/functions/_shared",
  ".env",
  ".env.development",
  "index.html",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** The files that Git knows. */
export const listTrackedFiles = (): string[] =>
  execFileSync("git", ["ls-files"], { cwd: project, encoding: "utf8" }).split("\n").filter(Boolean);

/**
 * A fresh copy of the project with shared packages. Authors' tests break files, so they never work
 * on the project itself.
 */
export function copyProject(to: string, names: readonly string[] = COPIED): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, "node_modules"), { recursive: true });
  for (const name of names) cpSync(join(project, name), join(to, name), { recursive: true });
  // A real folder with links in it, so that the copy has its own Vite cache.
  for (const name of readdirSync(join(project, "node_modules"))) {
    if (!name.startsWith(".vite"))
      symlinkSync(join(project, "node_modules", name), join(to, "node_modules", name));
  }
}
