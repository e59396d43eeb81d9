import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// authors' tests break and mend YAML files: they work on a copy, so that nothing of the project can be left broken
const project = join(import.meta.dirname, "..", "..");
const copy = join(tmpdir(), "funnel-authoring-test");
cpSync(project, copy, { recursive: true, filter: (path) => !/node_modules|\.git(\/|$)|dist|test-results/.test(path.slice(project.length)) });
try {
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
}
mkdtempSync(join(tmpdir(), "vite-cache-"));
const server = spawn("npx", ["vite"], { cwd: copy, stdio: "inherit", env: process.env });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
