import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const DOCS = join(import.meta.dirname, "..", "..", "docs");
const DATA = join(DOCS, "mutation.json");
export const PAGE = join(DOCS, "mutation.md");

/** The least score of a part, in percent. */
export const LEAST_SCORE = 90;

/** What came of a part when it was last run with `--write`. */
const Score = z.strictObject({
  mutants: z.int(),
  killed: z.int(),
  /** Survivors with an answer in survivors.yaml. */
  answered: z.int(),
  minutes: z.number(),
  /** `2026-11-25` */
  date: z.string(),
});
export type Score = z.output<typeof Score>;
/** By area and part: `claim/sql`. */
const Scores = z.record(z.string(), Score);
export type Scores = z.output<typeof Scores>;

export const readScores = (): Scores => Scores.parse(JSON.parse(readFileSync(DATA, "utf8")));

/** Replaces the score of a part, and writes the page again. */
export function writeScore(parts: string[], name: string, score: Score): void {
  const scores = { ...readScores(), [name]: score };
  writeFileSync(DATA, `${JSON.stringify(scores, null, 2)}\n`);
  writeFileSync(PAGE, mutationPage(parts, scores));
}

/** Killed mutants in percent, rounded down to a tenth. Answered survivors count as not killed. */
export const percentOf = ({ mutants, killed }: Pick<Score, "mutants" | "killed">): number =>
  mutants === 0 ? 0 : Math.floor((killed * 1000) / mutants) / 10;

/** The text of `docs/mutation.md`. */
export function mutationPage(parts: string[], scores: Scores): string {
  return [
    "# Mutation testing",
    "",
    "Measures how many bugs the tests catch. The command changes the code in one place, runs the tests",
    "that reach it, and repeats that for every place. A mutant that no test catches survives.",
    "",
    "`npm run campaign -- mutation` runs every part, `npm run campaign -- mutation claim` one area, and",
    "`mutation claim/sql` one part of it. It fails if a part kills less than 90 %, if a survivor has no",
    "answer in [survivors.yaml](../tests/mutation/survivors.yaml), or if an answer has no survivor.",
    "`--write` puts the scores here and into [mutation.json](mutation.json). TypeScript is mutated by",
    "Stryker, and SQL by `tests/mutation/sql`: [decision 70](decisions/0070-mutation-testing.md) says",
    "how.",
    "",
    "Run it on a machine that has nothing else to do: a test that times out under load would count as",
    "having caught the mutant.",
    "",
    "| Part | Mutants | Killed | Survivors with an answer | Score | Run |",
    "| --- | ---: | ---: | ---: | ---: | --- |",
    ...parts.map((part) => rowOf(part, scores[part])),
    "",
  ].join("\n");
}

function rowOf(part: string, score: Score | undefined): string {
  if (!score) return `| ${part} | | | | | not as a whole yet |`;
  const { mutants, killed, answered, minutes, date } = score;
  const run = `${minutes} min on ${date}`;
  return `| ${part} | ${mutants} | ${killed} | ${answered} | ${percentOf(score)} % | ${run} |`;
}
