import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { MutantResult } from "./mutant-result.ts";

/** Why a mutant may survive. */
const Answer = z.strictObject({
  file: z.string(),
  mutator: z.string(),
  original: z.string(),
  replacement: z.string(),
  /** The number of survivors that look like this. */
  times: z.int().min(2).optional(),
  /** Why no test can notice, or why none has to. */
  answer: z.string().min(20),
});
export type Answer = z.output<typeof Answer>;
/** By area and part: `claim/sql`. */
const Answers = z.record(z.string(), z.array(Answer));

/** The survivors that we looked at, and why they may survive. */
export const readAnswers = (): Record<string, Answer[]> =>
  Answers.parse(parse(readFileSync(join(import.meta.dirname, "survivors.yaml"), "utf8")));

/** Survivors without an answer, and answers without a survivor. */
export function findProblems(survivors: MutantResult[], answers: Answer[]): string[] {
  const expected = new Map(answers.map((answer) => [describe(answer), answer.times ?? 1]));
  const found = new Map<string, number>();
  for (const survivor of survivors)
    found.set(describe(survivor), (found.get(describe(survivor)) ?? 0) + 1);

  const unanswered = survivors
    .filter((survivor) => found.get(describe(survivor)) !== expected.get(describe(survivor)))
    .map((survivor) => `No answer: line ${survivor.line} of ${describe(survivor)}`);
  const stale = [...expected.keys()]
    .filter((description) => !found.has(description))
    .map((description) => `No survivor: ${description}`);
  return [...unanswered, ...stale];
}

type Survivor = Pick<MutantResult, "file" | "mutator" | "original" | "replacement">;

const describe = ({ file, mutator, original, replacement }: Survivor): string =>
  `${file}, ${mutator}: ${original} → ${replacement}`;
