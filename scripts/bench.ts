import { parseArgs } from "node:util";
import { backend } from "../tests/bench/backend/backend.ts";
import { build } from "../tests/bench/build/build.ts";
import { checker } from "../tests/bench/checker/checker.ts";
import { edit } from "../tests/bench/edit/edit.ts";
import { machine } from "../tests/bench/machine/machine.ts";
import { profile } from "../tests/bench/profile/profile.ts";
import { load, writeSection } from "../tests/bench/report-page.ts";
import { compareWithRecord, recordRatios } from "../tests/bench/short/short.ts";
import { speed } from "../tests/bench/speed/speed.ts";
import { storybook } from "../tests/bench/storybook/storybook.ts";
import { ensureChromium } from "./chromium.ts";

/**
 * Measures what the product costs, and writes it to docs/performance.md. `npm run bench -- 3 --only speed` for three rounds of one section.
 * `--short` is the form for CI: it compares a few ratios with those that `--record` wrote down.
 */
const sections = [speed, profile, checker, build, machine, edit, backend, storybook];
const DEFAULT_ROUNDS = 7;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, short: { type: "boolean" }, record: { type: "boolean" } },
});
ensureChromium();
if (options.record) await recordRatios(console.log);
else if (options.short) await compare();
else await measure(positionals[0], options.only);

async function compare(): Promise<void> {
  const worse = await compareWithRecord(console.log);
  if (worse.length === 0) return;
  console.error(
    `\n${worse.join("\n")}\nIf that is meant, record the new ratios: npm run bench -- --record`,
  );
  process.exitCode = 1;
}

async function measure(wantedRounds: string | undefined, only: string | undefined): Promise<void> {
  const rounds = Number(wantedRounds ?? DEFAULT_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`"${wantedRounds}" isn't a number of rounds. Example: npm run bench -- 3`);
  const names = only?.split(",") ?? sections.map(({ name }) => name);
  const unknown = names.find((name) => sections.every((section) => section.name !== name));
  if (unknown)
    throw new Error(
      `"${unknown}" isn't a section. There are ${sections.map(({ name }) => name).join(", ")}.`,
    );

  for (const section of sections.filter(({ name }) => names.includes(name))) {
    console.log(`\n── ${section.title}`);
    const loadBefore = load();
    const tables = await section.measure(rounds, console.log);
    console.log(`\n${tables}`);
    writeSection(section, { tables, rounds, loadBefore }, sections);
  }
}
