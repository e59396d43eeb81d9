import { spawn } from "node:child_process";
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
}

/** These only read, and keep one core busy: all of them at once, and what each has to say told in one piece. */
const readers: Check[] = [
  { name: "types", command: "tsc -p ." },
  { name: "lint and format", command: "biome check ." },
  { name: "map of imports", command: "tsx scripts/check-imports.ts" },
  { name: "dead code", command: "knip" },
  { name: "funnel", command: "tsx scripts/funnel.ts check" },
  { name: "editors' schema", command: "tsx scripts/funnel.ts schema --check" },
];

/** One after the other, quick ones first: each keeps the whole machine busy. */
const suites: Check[] = [
  { name: "unit tests", command: "vitest run --project unit" },
  { name: "database and functions", command: "vitest run --project database" },
  // with the React that visitors get, which is a third quicker than the one for developing
  { name: "stories", command: "vitest run --project stories --mode production", env: { NODE_ENV: "production" } },
  { name: "browser journeys", command: "playwright test" },
];

/** Every check of the project. A name after `npm test --` runs that one alone. */
const [wanted] = process.argv.slice(2);
const isChosen = ({ name }: Check) => !wanted || name.includes(wanted);

const results = await Promise.all(readers.filter(isChosen).map((check) => run(check, "pipe")));
for (const check of suites.filter(isChosen)) results.push(await run(check, "inherit"));

console.log("\nSummary");
for (const { name, passed, seconds } of results) console.log(`  ${passed ? "✓" : "✗"} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;

async function run(check: Check, output: "pipe" | "inherit"): Promise<Result> {
  const begun = performance.now();
  const title = `\n── ${check.name}: ${check.command}`;
  if (output === "inherit") console.log(title);
  const { passed, said } = await finished(check, output);
  if (output === "pipe") console.log(`${title}\n${said}`.trimEnd());
  return { name: check.name, passed, seconds: (performance.now() - begun) / 1000 };
}

/** What a check said stands in `said` where nobody else has got it. */
async function finished({ name, command, env }: Check, output: "pipe" | "inherit"): Promise<{ passed: boolean; said: string }> {
  try {
    if (["stories", "browser journeys"].includes(name)) ensureChromium();
    if (name.includes("database")) ensurePostgres();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: false, said: "" };
  }
  const [program = "", ...args] = command.split(" ");
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["inherit", output, output],
      env: { ...process.env, ...env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    }
    // not at its exit: what it said last may still be on its way
    child.on("close", (code) => resolve({ passed: code === 0, said }));
    child.on("error", ({ message }) => resolve({ passed: false, said: message }));
  });
}
