import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNeeded, otherEngines } from "./browsers/engines.ts";
import { ensureChromium } from "./chromium.ts";
import { ensurePostgres } from "./postgres.ts";
import { readTestTimes, reportInto, type TestTimes } from "./test-times.ts";

export interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** The programs that it needs, and installs if they're missing. */
  needs?: ("chromium" | "postgres" | "other browsers")[];
}

export interface Result extends TestTimes {
  name: string;
  passed: boolean;
  seconds: number;
  /** Everything that it printed. */
  output: string;
}

/** When a check's output is printed. */
type Printing = "at once" | "when it is done";

/**
 * The number of lines of a failed check that are printed again at the end, where they survive in a
 * truncated log.
 */
const LINES_OF_A_FAILURE = 60;
const MAX_SLOWEST = 10;

/**
 * Prints the last lines of each failed check, one line per check, and the slowest tests. Fails the
 * process if a check failed, or if there was none.
 */
export function printSummary(results: Result[]): void {
  const failed = results.filter(({ passed }) => !passed);
  for (const { name, output } of results.length > 1 ? failed : [])
    console.log(`\n── ${name} failed. Its last lines:\n${lastLines(output)}`);
  console.log("\nSummary");
  for (const { name, passed, seconds, tests } of results)
    console.log(
      `  ${passed ? "✓" : "✗"} ${name.padEnd(22)} ${inSeconds(seconds)}${tests.length > 0 ? `  ${tests.length} tests` : ""}`,
    );
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  printSlowest(results);
  process.exitCode = failed.length > 0 || results.length === 0 ? 1 : 0;
}

function printSlowest(results: Result[]): void {
  const slowest = results
    .flatMap(({ tests }) => tests)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MAX_SLOWEST);
  if (slowest.length > 0) console.log("\nSlowest tests");
  for (const { ms, file, title } of slowest)
    console.log(`  ${inSeconds(ms / 1000)}  ${file}  ${title}`);
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`;

function lastLines(text: string): string {
  return text.trimEnd().split("\n").slice(-LINES_OF_A_FAILURE).join("\n");
}

/** Runs a check in its own process, after installing what it needs. */
export async function runCheck(
  check: Check,
  printing: Printing,
  { mayInstall = true } = {},
): Promise<Result> {
  const begun = performance.now();
  const title = `\n── ${check.name}: ${check.command}`;
  if (printing === "at once") console.log(title);
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const report = join(folder, "report.json");
  const { passed, output } = await runProgram(check, { printing, mayInstall, report });
  if (printing === "when it is done") console.log(`${title}\n${output}`.trimEnd());
  const times = readTestTimes(report);
  rmSync(folder, { recursive: true });
  return {
    name: check.name,
    passed,
    seconds: (performance.now() - begun) / 1000,
    output,
    ...times,
  };
}

/** Lists the browsers that are skipped. In CI, missing browsers fail their tests instead. */
function printMissingBrowsers(): void {
  const missing = isNeeded ? [] : otherEngines.filter(({ isInstalled }) => !isInstalled());
  for (const { name, packages } of missing)
    console.log(
      `Skipped: the purchase in ${name}, which isn't installed (Debian: apt-get install ${packages}).`,
    );
}

function install(needs: Check["needs"] = [], mayInstall: boolean): void {
  if (needs.includes("chromium")) ensureChromium({ mayInstall });
  if (needs.includes("other browsers")) printMissingBrowsers();
  if (needs.includes("postgres")) ensurePostgres({ mayInstall });
}

async function runProgram(
  { command, env, needs }: Check,
  { printing, mayInstall, report }: { printing: Printing; mayInstall: boolean; report: string },
): Promise<{ passed: boolean; output: string }> {
  try {
    install(needs, mayInstall);
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    if (printing === "at once") console.error(output);
    return { passed: false, output };
  }
  const [program = "", ...args] = command.split(" ");
  const reporting = reportInto(report, program);
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...reporting.args], {
      stdio: ["inherit", "pipe", "pipe"],
      // The output goes through a pipe here, but still ends up in a terminal.
      env: {
        ...process.env,
        ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
        ...env,
        ...reporting.env,
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
        if (printing === "at once") to.write(text);
      });
    }
    // Not on "exit", because the last output may not have arrived yet.
    child.on("close", (code) => resolve({ passed: code === 0, output }));
    child.on("error", ({ message }) => resolve({ passed: false, output: message }));
  });
}
