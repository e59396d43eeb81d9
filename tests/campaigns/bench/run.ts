import { parseArgs } from "node:util";
import { ensureChromium } from "#tools/test-env/chromium.ts";
import { writeResult } from "../write-result.ts";
import { backend } from "./backend/backend.ts";
import { build } from "./build/build.ts";
import { checker } from "./checker/checker.ts";
import { edit } from "./edit/edit.ts";
import { hosted } from "./load/hosted.ts";
import { machine } from "./machine/machine.ts";
import { memberPlan } from "./member-plan/member-plan.ts";
import { numbers } from "./numbers/numbers.ts";
import { profile } from "./profile/profile.ts";
import { scale } from "./scale/scale.ts";
import type { Section } from "./section.ts";
import { compareWithRecord, recordRatios } from "./short/short.ts";
import { speed } from "./speed/speed.ts";
import { storybook } from "./storybook/storybook.ts";

/**
 * Measures what the product costs, and writes it to results/.
 * `npm run bench -- 3 --only speed` runs three rounds of one section. `--short` is for CI: it
 * compares a few ratios with those recorded by `--record`.
 */
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
    const roundsHere = section.isOneRound ? 1 : rounds;
    const tables = await section.measure(roundsHere, console.log);
    console.log(`\n${tables}`);
    const about = `Rounds: ${roundsHere}, medians unless it says otherwise.`;
    writeResult(`bench-${section.name}`, section.title, [section.explanation, about, tables]);
  }
}

/** Everything that `npm run bench` measures, in order. */
const sections: Section[] = [
  ...[speed, profile, checker, build, machine, memberPlan, edit, backend, storybook],
  ...[scale, hosted, numbers],
];
