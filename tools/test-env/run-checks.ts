import { spawn } from "node:child_process";
import { isNeeded, otherEngines } from "./browsers/engines.ts";
import { ensureChromium } from "./chromium.ts";
import { ensurePostgres } from "./postgres.ts";

export interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
}

export interface Result {
  name: string;
  passed: boolean;
  seconds: number;
  /** Everything that it printed. */
  output: string;
}

/** When a check's output is printed. */
type Telling = "at once" | "when it is done";

/**
 * How many lines of a failed check are printed again at the end, where they survive in a truncated
 * log.
 */
const LINES_OF_A_FAILURE = 60;

/**
 * Prints the last lines of each failed check, then one line per check. Fails the process if a check
 * failed, or if there was none.
 */
export function printSummary(results: Result[]): void {
  const failed = results.filter(({ passed }) => !passed);
  for (const { name, output } of results.length > 1 ? failed : [])
    console.log(`\n── ${name} failed. Its last lines:\n${lastLines(output)}`);
  console.log("\nSummary");
  for (const { name, passed, seconds } of results)
    console.log(`  ${passed ? "✓" : "✗"} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 || results.length === 0 ? 1 : 0;
}

function lastLines(text: string): string {
  return text.trimEnd().split("\n").slice(-LINES_OF_A_FAILURE).join("\n");
}

/** Runs a check in its own process, after installing what it needs. */
export async function runCheck(
  check: Check,
  telling: Telling,
  { mayInstall = true } = {},
): Promise<Result> {
  const begun = performance.now();
  const title = `\n── ${check.name}: ${check.command}`;
  if (telling === "at once") console.log(title);
  const { passed, output } = await finished(check, telling, mayInstall);
  if (telling === "when it is done") console.log(`${title}\n${output}`.trimEnd());
  return { name: check.name, passed, seconds: (performance.now() - begun) / 1000, output };
}

/** Lists the browsers that are skipped. In CI, missing browsers fail their tests instead. */
function sayWhatIsMissing(): void {
  const missing = isNeeded ? [] : otherEngines.filter(({ isInstalled }) => !isInstalled());
  for (const { name, packages } of missing)
    console.log(
      `Skipped: the purchase in ${name}, which isn't installed (Debian: apt-get install ${packages}).`,
    );
}

function installFor(name: string, mayInstall: boolean): void {
  if (["stories", "browser journeys", "browsers", "speed ratios"].includes(name))
    ensureChromium({ mayInstall });
  if (["browser journeys", "browsers"].includes(name)) sayWhatIsMissing();
  if (name.includes("database")) ensurePostgres({ mayInstall });
}

async function finished(
  { name, command, env }: Check,
  telling: Telling,
  mayInstall: boolean,
): Promise<{ passed: boolean; output: string }> {
  try {
    installFor(name, mayInstall);
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    if (telling === "at once") console.error(output);
    return { passed: false, output };
  }
  const [program = "", ...args] = command.split(" ");
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["inherit", "pipe", "pipe"],
      // The output goes through a pipe here, but still ends up in a terminal.
      env: {
        ...process.env,
        ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
        ...env,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
      },
    });
    let output = "";
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (telling === "at once") to.write(text);
      });
    }
    // Not on "exit", because the last output may not have arrived yet.
    child.on("close", (code) => resolve({ passed: code === 0, output }));
    child.on("error", ({ message }) => resolve({ passed: false, output: message }));
  });
}
