import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const PROJECT = join(import.meta.dirname, "..", "..", "..");

export const LEVELS = [1, 2] as const;
export type Level = (typeof LEVELS)[number];

const getFilePath = (level: Level) => `docs/security/asvs-level-${level}`;

/** The page with the answers to a level. */
export const getPagePath = (level: Level): string => `${getFilePath(level)}.md`;

const id = z.string().regex(/^\d+\.\d+\.\d+$/);

const Requirement = z.strictObject({
  id,
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
  /** Requirements about something that the product doesn't have, with one reason for several. */
  "not-applicable": z.array(z.strictObject({ why: z.string(), ids: z.array(id) })).default([]),
});
export type Answers = z.output<typeof Answers>;

/** This product's answers to a level. Throws if a field is missing or unknown. */
export function readAnswers(level: Level): Answers {
  return Answers.parse(parse(readFileSync(join(PROJECT, `${getFilePath(level)}.yaml`), "utf8")));
}
