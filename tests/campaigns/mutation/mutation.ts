import type { Campaign, CampaignOptions, CampaignResult } from "../campaign.ts";
import { areas, partNames } from "./areas.ts";
import type { MutantResult } from "./mutant-result.ts";
import { isSql } from "./part.ts";

/** In percent, for each part. */
const MIN_SCORE = 90;

interface Score {
  mutants: number;
  killed: number;
}

/** Killed mutants in percent, rounded down to a tenth. */
export const calculatePercent = ({ mutants, killed }: Score): number =>
  mutants === 0 ? 0 : Math.floor((killed * 1000) / mutants) / 10;

/** Mutates the code that money, access, and data depend on, in the areas of areas.ts. */
export const mutation: Campaign = {
  name: "mutation",
  claim: `Tests notice ${MIN_SCORE} % of all changes to this code`,
  minutes: 335,
  isOnDemand: true,
  parts: [...Object.keys(areas), ...partNames],
  run,
};

async function run({ parts, print }: CampaignOptions): Promise<CampaignResult> {
  const chosen = partNames.filter(
    (name) =>
      parts.length === 0 || parts.some((part) => name === part || name.startsWith(`${part}/`)),
  );
  const problems: string[] = [];
  const lines: string[] = [];
  const sum: Score = { mutants: 0, killed: 0 };
  for (const name of chosen) {
    const results = await runMutants(name, print);
    const survivors = results.filter(({ isKilled }) => !isKilled);
    const score = { mutants: results.length, killed: results.length - survivors.length };
    sum.mutants += score.mutants;
    sum.killed += score.killed;
    if (calculatePercent(score) < MIN_SCORE)
      problems.push(`${name}: the score is less than ${MIN_SCORE} %.`);
    lines.push(`- ${name}: ${inWords(score)}`, ...survivors.map((one) => `  - ${describe(one)}`));
    print(`${name}: ${inWords(score)}`);
  }
  return {
    isKept: problems.length === 0,
    figures: inWords(sum),
    problems,
    details: lines.join("\n"),
  };
}

const describe = ({ file, line, mutator, original, replacement }: MutantResult): string =>
  `line ${line} of ${file}, ${mutator}: ${original} → ${replacement}`;

const inWords = (score: Score): string =>
  `${score.killed} of ${score.mutants} killed, ${calculatePercent(score)} %`;

async function runMutants(name: string, print: CampaignOptions["print"]): Promise<MutantResult[]> {
  const [area = "", half = ""] = name.split("/");
  const part = areas[area]?.[half];
  if (!part) throw new Error(`Unknown part: ${name}`);
  // The mutation runner is loaded late, because no other campaign needs it.
  if (!isSql(part)) return (await import("./run-stryker.ts")).runStryker(name, part);
  return (await import("./sql/run-sql-mutants.ts")).runSqlMutants(part, print);
}
