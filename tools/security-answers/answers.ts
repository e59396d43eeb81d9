import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const ANSWERS = "docs/security/asvs.yaml";
export const PAGE = "docs/security/asvs.md";

const PROJECT = join(import.meta.dirname, "..", "..");

const Requirement = z.strictObject({
  id: z.string().regex(/^\d+\.\d+\.\d+$/),
  title: z.string(),
  answer: z.enum(["met", "not-applicable", "falls-short"]),
  how: z.string().min(1),
  /** Files of this project. */
  proof: z.array(z.string()),
});
export type Requirement = z.output<typeof Requirement>;

const Answers = z.strictObject({
  /** The title of each chapter, by its number. */
  chapters: z.record(z.string(), z.string()),
  requirements: z.array(Requirement),
});
export type Answers = z.output<typeof Answers>;

/** What this product answers to each requirement. Throws if a field is missing or unknown. */
export function readAnswers(): Answers {
  return Answers.parse(parse(readFileSync(join(PROJECT, ANSWERS), "utf8")));
}
