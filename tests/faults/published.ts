import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { FaultRow } from "../campaigns/campaign.ts";

export const DATA = join(import.meta.dirname, "..", "..", "docs", "reliability.json");

/** What came of a row with one seed when it was last run with `--write`. */
const Result = z.strictObject({
  isKept: z.boolean(),
  figures: z.string(),
  count: z.number(),
  seed: z.number(),
  minutes: z.number(),
  /** `2026-11-25` */
  date: z.string(),
});
export type Result = z.output<typeof Result>;

/** What came of the bugs that were planted for a row. */
const Teeth = z.strictObject({ planted: z.number(), caught: z.number(), date: z.string() });
export type Teeth = z.output<typeof Teeth>;

/** What is published about a row. */
const PublishedRow = z.strictObject({
  claim: z.string(),
  inputs: z.string(),
  faults: z.string(),
  /** In the order of seeds. */
  results: z.array(Result),
  teeth: Teeth.optional(),
});
export type PublishedRow = z.output<typeof PublishedRow>;

/** By the name of the row. */
const Published = z.record(z.string(), PublishedRow);
export type Published = z.output<typeof Published>;

export const readPublished = (): Published =>
  Published.parse(JSON.parse(readFileSync(DATA, "utf8")));

/** All rows, with what they claim today, and with what is published about them. */
export const publishedOf = (rows: readonly FaultRow[], published: Published): Published =>
  Object.fromEntries(
    rows.map(({ name, claim, inputs, faults }) => {
      const { results = [], teeth } = published[name] ?? {};
      return [name, { claim, inputs, faults, results, ...(teeth ? { teeth } : {}) }];
    }),
  );

export const withResult = (published: Published, name: string, result: Result): Published =>
  withChange(published, name, ({ results }) => ({
    results: [result, ...results.filter(({ seed }) => seed !== result.seed)].sort(
      (one, other) => one.seed - other.seed,
    ),
  }));

export function withChange(
  published: Published,
  name: string,
  change: (row: PublishedRow) => Partial<PublishedRow>,
): Published {
  const row = published[name];
  if (!row) throw new Error(`There is no row ${name}.`);
  return { ...published, [name]: { ...row, ...change(row) } };
}

/** The text of `docs/reliability.json`. */
export const dataText = (published: Published): string => `${JSON.stringify(published, null, 2)}\n`;
