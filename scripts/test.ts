import { spawn } from "node:child_process";
import { isNeeded, otherEngines } from "../tests/browsers/engines.ts";
import { ensureChromium } from "./chromium.ts";
import { ensurePostgres } from "./postgres.ts";

interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
}

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
  /** All that it printed. */
  said: string;
}

/** When a check tells what it has to say. */
type Telling = "at once" | "when it is done";

/** How much of what a failed check said last is said again under all others, where a log that is cut still has it. */
const LINES_OF_A_FAILURE = 60;

/** These only read, and keep one core busy: all of them at once, and what each has to say told in one piece. */
const readers: Check[] = [
  { name: "types", command: "tsc -p ." },
  { name: "lint and format", command: "biome check ." },
  { name: "map of imports", command: "tsx scripts/check-imports.ts" },
  { name: "dead code", command: "knip" },
  { name: "funnel", command: "tsx scripts/funnel.ts check" },
  { name: "supply chain", command: "tsx scripts/supply-check.ts" },
  { name: "editors' schema", command: "tsx scripts/funnel.ts schema --check" },
];

/** One after the other, quick ones first: each keeps the whole machine busy. */
const suites: Check[] = [
  { name: "unit tests", command: "vitest run --project unit" },
  { name: "database and functions", command: "vitest run --project database" },
  // with the React that visitors get, which is a third quicker than the one for developing
  {
    name: "stories",
    command: "vitest run --project stories --mode production",
    env: { NODE_ENV: "production" },
  },
  { name: "browser journeys", command: "playwright test" },
  { name: "speed ratios", command: "tsx scripts/bench.ts --short" },
];

/** Parts of those above that can be run alone, by their whole name. */
const parts: Check[] = [{ name: "browsers", command: "playwright test --project=browsers" }];

/** Every check of the project. A name after `npm test --` runs that one alone. */
const [wanted] = process.argv.slice(2);
const part = parts.filter(({ name }) => name === wanted);
const isChosen = ({ name }: Check) => part.length === 0 && (!wanted || name.includes(wanted));

const results = await Promise.all(
  readers.filter(isChosen).map((check) => run(check, "when it is done")),
);
for (const check of [...suites.filter(isChosen), ...part])
  results.push(await run(check, "at once"));

const failed = results.filter(({ passed }) => !passed);
for (const { name, said } of results.length > 1 ? failed : [])
  console.log(`\n── ${name} failed, and said last:\n${lastLines(said)}`);
console.log("\nSummary");
for (const { name, passed, seconds } of results)
  console.log(`  ${passed ? "✓" : "✗"} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || results.length === 0 ? 1 : 0;

function lastLines(text: string): string {
  return text.trimEnd().split("\n").slice(-LINES_OF_A_FAILURE).join("\n");
}

async function run(check: Check, telling: Telling): Promise<Result> {
  const begun = performance.now();
  const title = `\n── ${check.name}: ${check.command}`;
  if (telling === "at once") console.log(title);
  const { passed, said } = await finished(check, telling);
  if (telling === "when it is done") console.log(`${title}\n${said}`.trimEnd());
  return { name: check.name, passed, seconds: (performance.now() - begun) / 1000, said };
}

/** In CI, the tests themselves fail. */
function sayWhatIsMissing(): void {
  const missing = isNeeded ? [] : otherEngines.filter(({ isInstalled }) => !isInstalled());
  for (const { name, packages } of missing)
    console.log(
      `Skipped: the purchase in ${name}, which isn't installed (Debian: apt-get install ${packages}).`,
    );
}

async function finished(
  { name, command, env }: Check,
  telling: Telling,
): Promise<{ passed: boolean; said: string }> {
  try {
    if (["stories", "browser journeys", "browsers", "speed ratios"].includes(name))
      ensureChromium();
    if (["browser journeys", "browsers"].includes(name)) sayWhatIsMissing();
    if (name.includes("database")) ensurePostgres();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (telling === "at once") console.error(said);
    return { passed: false, said };
  }
  const [program = "", ...args] = command.split(" ");
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["inherit", "pipe", "pipe"],
      // what goes through a pipe here still comes to a terminal
      env: {
        ...process.env,
        ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
        ...env,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
      },
    });
    let said = "";
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (telling === "at once") to.write(text);
      });
    }
    // not at its exit: what it said last may still be on its way
    child.on("close", (code) => resolve({ passed: code === 0, said }));
    child.on("error", ({ message }) => resolve({ passed: false, said: message }));
  });
}
