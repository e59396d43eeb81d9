import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { findingsOf, rowProblems } from "./findings.ts";
import type { Soaked } from "./soak.ts";

const FILE = join(import.meta.dirname, "..", "..", "..", "docs", "soak.json");
const MOST_FAILURES = 20;

const Verdict = z.enum(["steady", "grows", "unclear"]);
const Result = z.strictObject({
  date: z.string(),
  minutes: z.number(),
  cores: z.number(),
  purchases: z.number(),
  requests: z.number(),
  /** Requests that weren't answered, or with an error of the server. */
  failed: z.number(),
  failures: z.array(z.string()),
  problems: z.array(z.string()),
  findings: z.array(
    z.strictObject({
      name: z.string(),
      unit: z.string(),
      mean: z.number(),
      perHour: z.number(),
      margin: z.number(),
      mostPerHour: z.number(),
      verdict: Verdict,
    }),
  ),
  samples: z.array(z.looseObject({ minute: z.number() })),
});
export type SoakResult = z.output<typeof Result>;

export function resultOf({ samples, sums, end }: Soaked): SoakResult {
  const { purchases, requests, failures } = sums;
  const ended = end === undefined ? [] : [`The backend ended with ${end}.`];
  return {
    date: new Date().toISOString().slice(0, "2026-11-25".length),
    minutes: Math.round(samples.at(-1)?.minute ?? 0),
    cores: cpus().length,
    ...{ purchases, requests },
    failed: failures.length,
    failures: failures.slice(0, MOST_FAILURES),
    problems: [...ended, ...rowProblems(samples, purchases)],
    findings: findingsOf(samples),
    samples: samples.map((sample) => ({ ...sample })),
  };
}

/** Whether nothing has leaked. */
export const isSteady = ({ problems, findings }: SoakResult): boolean =>
  problems.length === 0 && findings.every(({ verdict }) => verdict === "steady");

export const writeResult = (result: SoakResult): void =>
  writeFileSync(FILE, `${JSON.stringify(result, rounded, 2)}\n`);

export const readResult = (): SoakResult => Result.parse(JSON.parse(readFileSync(FILE, "utf8")));

const rounded = (_key: string, value: unknown) =>
  typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value;
