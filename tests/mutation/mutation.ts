import type { Campaign, CampaignOptions, CampaignResult } from "../campaigns/campaign.ts";
import { areas, partNames } from "./areas.ts";
import type { MutantResult } from "./mutant-result.ts";
import { isSql } from "./part.ts";
import { LEAST_SCORE, percentOf, readScores, type Score, writeScore } from "./scores.ts";
import { problemsOf, readAnswers } from "./survivors.ts";

/** Mutates the code that money, access, and data depend on, in the areas of areas.ts. */
export const mutation: Campaign = {
  name: "mutation",
  claim: `Tests notice ${LEAST_SCORE} % of all changes to this code, and we know why not the rest`,
  minutes: Object.values(readScores()).reduce((sum, { minutes }) => sum + minutes, 0),
  isOnDemand: true,
  parts: [...Object.keys(areas), ...partNames],
  page: "docs/mutation.md",
  run,
};

async function run({ parts, isWritten, print }: CampaignOptions): Promise<CampaignResult> {
  const chosen = partNames.filter(
    (name) =>
      parts.length === 0 || parts.some((part) => name === part || name.startsWith(`${part}/`)),
  );
  const problems: string[] = [];
  const scores: Score[] = [];
  for (const name of chosen) {
    const { score, problems: own } = await runPart(name, print);
    scores.push(score);
    problems.push(...own.map((problem) => `${name}: ${problem}`));
    print(`${name}: ${inWords(score)}, ${score.minutes} min`);
    for (const problem of own) print(`  ${problem}`);
    if (isWritten) writeScore(partNames, name, score);
  }
  const sum = (key: "mutants" | "killed") => scores.reduce((total, one) => total + one[key], 0);
  return {
    isKept: problems.length === 0,
    figures: inWords({ mutants: sum("mutants"), killed: sum("killed") }),
    problems,
  };
}

const inWords = (score: Pick<Score, "mutants" | "killed">): string =>
  `${score.killed} of ${score.mutants} killed, ${percentOf(score)} %`;

async function runPart(name: string, print: CampaignOptions["print"]) {
  const begun = performance.now();
  const results = await runMutants(name, print);
  const minutes = Math.round((performance.now() - begun) / 6_000) / 10;

  const survivors = results.filter(({ isKilled }) => !isKilled);
  const mutants = results.length;
  const killed = mutants - survivors.length;
  const problems = problemsOf(survivors, readAnswers()[name] ?? []);
  const unanswered = problems.filter((problem) => problem.startsWith("No answer")).length;
  const answered = survivors.length - unanswered;
  const date = new Date().toISOString().slice(0, "2026-11-25".length);
  const score: Score = { mutants, killed, answered, minutes, date };
  if (percentOf(score) < LEAST_SCORE) problems.push(`The score is less than ${LEAST_SCORE} %.`);
  return { score, problems };
}

async function runMutants(name: string, print: CampaignOptions["print"]): Promise<MutantResult[]> {
  const [area = "", half = ""] = name.split("/");
  const part = areas[area]?.[half];
  if (!part) throw new Error(`Unknown part: ${name}`);
  // The mutation runner is loaded late, because no other campaign needs it.
  if (!isSql(part)) return (await import("./run-stryker.ts")).runStryker(name, part);
  return (await import("./sql/run-sql-mutants.ts")).runSqlMutants(part, print);
}
