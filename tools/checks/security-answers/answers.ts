import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const PROJECT = join(import.meta.dirname, "..", "..", "..");

export const LEVELS = [1, 2] as const;
export type Level = (typeof LEVELS)[number];

const getFilePath = (level: Level) => `docs/security/asvs-level-${level}`;

/** The page with the answers to a level, which git ignores. */
export const getPagePath = (level: Level): string => `${getFilePath(level)}.md`;

const id = z.string().regex(/^\d+\.\d+\.\d+$/);

const Answer = z.strictObject({
  title: z.string(),
  answer: z.enum(["met", "falls-short"]).default("met"),
  how: z.string().default(""),
  /** Files of this project. */
  proof: z.array(z.string()).default([]),
});
export type Requirement = z.output<typeof Answer> & { id: string };

const Answers = z.strictObject({
  /** The title of each chapter, by its number. */
  chapters: z.record(z.string(), z.string()),
  requirements: z
    .record(id, Answer)
    .transform((all): Requirement[] =>
      Object.entries(all).map(([key, one]) => ({ id: key, ...one })),
    ),
  /** Requirements about something that the product doesn't have, with one reason for several. */
  "not-applicable": z
    .record(z.string(), z.array(id))
    .transform((all) => Object.entries(all).map(([why, ids]) => ({ why, ids }))),
});
export type Answers = z.output<typeof Answers>;

/** This product's answers to a level. Throws if a field is missing or unknown. */
export function readAnswers(level: Level): Answers {
  return Answers.parse(parse(readFileSync(join(PROJECT, `${getFilePath(level)}.yaml`), "utf8")));
}
