import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { isSecurityLine } from "../../support/is-security-line.ts";

const project = join(import.meta.dirname, "..", "..", "..");
export const functionNames = [
  "alerts",
  "calendar",
  "client-address",
  "conversions",
  "erase-account",
  "events",
  "experiment-verdicts",
  "heartbeat",
  "mail-events",
  "numbers",
  "operations",
  "reminders",
  "restore-purchase",
  "shared-list",
  "stripe-checkout",
  "stripe-reconcile",
  "stripe-verify",
  "stripe-webhook",
  "unsubscribe",
  "weekly-mails",
  "withdraw",
];

/** The sources of the site that the functions import. */
const SHARED = ["lib", "rules"];

/**
 * The path of Deno: `DENO`, the package in this project, or the one on the PATH. Throws with
 * instructions if it's missing.
 */
function denoPath(): string {
  const findPackaged = () => {
    try {
      return join(
        dirname(createRequire(import.meta.url).resolve("@deno/linux-x64-glibc/package.json")),
        "deno",
      );
    } catch {
      return "";
    }
  };
  const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "deno"));
  const found = [process.env.DENO ?? "", findPackaged(), ...onPath].find(
    (path) => path !== "" && existsSync(path),
  );
  if (found) return found;
  throw new Error(
    "The functions are tried in Deno, and there is none. On Linux `npm ci` brings it; elsewhere install it (https://deno.com), or name one: DENO=/path/to/deno npm test",
  );
}

/** Copies the functions and what they import. Returns the folder of the functions. */
function copySources(folder: string): string {
  for (const source of ["supabase/functions", ...SHARED.map((name) => `src/${name}`)])
    cpSync(join(project, source), join(folder, source), { recursive: true });
  return join(folder, "supabase", "functions");
}

/**
 * A copy of the functions, each with its own deno.json and access to this project's packages. It
 * downloads nothing and leaves no lock file here.
 */
export function denoProject() {
  const deno = denoPath();
  const folder = mkdtempSync(join(tmpdir(), "funnel-deno-"));
  const functions = copySources(join(folder, "alone"));
  for (const name of functionNames)
    symlinkSync(join(project, "node_modules"), join(functions, name, "node_modules"));

  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    DENO_DIR: join(folder, "cache"),
    DENO_NO_UPDATE_CHECK: "1",
    NO_COLOR: "1",
  };
  const offline = ["--no-lock", "--node-modules-dir=manual", "--no-remote", "--cached-only"];
  const run = promisify(execFile);
  const servers: { child: ChildProcess; gone: Promise<unknown> }[] = [];
  const end = () => {
    for (const { child } of servers) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  // Also if the tests are interrupted.
  process.once("exit", end);
  process.once("disconnect", end);

  return {
    /** Checks the types of all functions. Rejects with the errors. */
    async check(): Promise<void> {
      // Checked together, because most of the time goes into reading the packages. `serve` tests
      // each function alone.
      const together = copySources(join(folder, "together"));
      symlinkSync(join(project, "node_modules"), join(together, "node_modules"));
      writeFileSync(
        join(together, "deno.json"),
        JSON.stringify({
          workspace: functionNames.map((name) => `./${name}`),
          // In a workspace, a function's own map doesn't reach the files that it imports from src.
          imports: Object.fromEntries(
            ["lib", "rules"].map((name) => [`#${name}/`, `../../src/${name}/`]),
          ),
        }),
      );
      await run(deno, ["check", ...offline, ...functionNames.map((name) => `${name}/index.ts`)], {
        cwd: together,
        env,
      });
    },
    /**
     * Serves a function with the packages and versions in its own deno.json, and resolves to its
     * address. It can only connect to this machine. `said` gets its output lines, but
     * not those of the security log.
     */
    async serve(name: string, settings: Record<string, string>, said: string[]): Promise<string> {
      const args = [
        "serve",
        ...offline,
        "--no-prompt",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--allow-env",
        "--allow-net=127.0.0.1",
        "index.ts",
      ];
      const child = spawn(deno, args, {
        cwd: join(functions, name),
        env: { ...env, ...settings },
        stdio: ["ignore", "pipe", "pipe"],
      });
      servers.push({ child, gone: new Promise((resolve) => child.once("exit", resolve)) });
      return new Promise((resolve, reject) => {
        child.once("exit", (code) =>
          reject(new Error(`${name} ended in Deno with ${code}.\n${said.join("\n")}`)),
        );
        for (const stream of [child.stdout, child.stderr]) {
          createInterface({ input: stream }).on("line", (line) => {
            const [, address] = /Listening on (http:\S+)/.exec(line) ?? [];
            if (address) resolve(address);
            else if (!isSecurityLine(line)) said.push(line);
          });
        }
      });
    },
    async close() {
      process.removeListener("exit", end);
      process.removeListener("disconnect", end);
      end();
      await Promise.all(servers.map(({ gone }) => gone));
    },
  };
}
