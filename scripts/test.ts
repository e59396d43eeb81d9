import { spawn } from "node:child_process";
import { ensureChromium } from "./chromium.ts";
import { ensurePostgres } from "./postgres.ts";

interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
}

/** Every check of the project, quick ones first. A name after `npm test --` runs that one alone. */
const checks: Check[] = [
  { name: "types", command: "tsc -p ." },
  { name: "lint and format", command: "biome check ." },
  { name: "map of imports", command: "tsx scripts/check-imports.ts" },
  { name: "dead code", command: "knip" },
  { name: "funnel", command: "tsx scripts/funnel.ts check" },
  { name: "editors' schema", command: "tsx scripts/funnel.ts schema --check" },
  { name: "unit tests", command: "vitest run --project unit" },
  { name: "database and functions", command: "vitest run --project database" },
  // with the React that visitors get, which is a third quicker than the one for developing
  { name: "stories", command: "vitest run --project stories --mode production", env: { NODE_ENV: "production" } },
  { name: "browser journeys", command: "playwright test" },
];

const [wanted] = process.argv.slice(2);
const chosen = checks.filter(({ name }) => !wanted || name.includes(wanted));
const results: { name: string; passed: boolean; seconds: number }[] = [];

for (const check of chosen) {
  const { name, command } = check;
  const begun = performance.now();
  console.log(`\n── ${name}: ${command}`);
  const passed = await run(check);
  results.push({ name, passed, seconds: (performance.now() - begun) / 1000 });
}

console.log("\nSummary");
for (const { name, passed, seconds } of results) console.log(`  ${passed ? "✓" : "✗"} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;

async function run({ name, command, env }: Check): Promise<boolean> {
  try {
    if (["stories", "browser journeys"].includes(name)) ensureChromium();
    if (name.includes("database")) ensurePostgres();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
  const [program = "", ...args] = command.split(" ");
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, ...env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" } });
    child.on("exit", (code) => resolve(code === 0));
    child.on("error", () => resolve(false));
  });
}
