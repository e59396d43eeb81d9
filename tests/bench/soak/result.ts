import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { type Finding, findingsOf, rowProblems, type Sample } from "./findings.ts";
import type { Soaked } from "./soak.ts";

const FILE = join(import.meta.dirname, "..", "..", "..", "docs", "soak.json");
const MOST_FAILURES = 20;

/** The file that the campaign `soak` keeps with `--write`. */
export interface SoakResult {
  date: string;
  minutes: number;
  cores: number;
  purchases: number;
  requests: number;
  /** Requests that were refused clearly, because too many came at once. */
  refused: number;
  /** Requests that weren't answered, or with an error of the server. */
  failed: number;
  /** The first of them, in words. */
  failures: string[];
  problems: string[];
  findings: Finding[];
  samples: Sample[];
}

export function resultOf({ samples, sums, end }: Soaked): SoakResult {
  const { purchases, requests, refused, failures } = sums;
  const ended = end === undefined ? [] : [`The backend ended with ${end}.`];
  return {
    date: new Date().toISOString().slice(0, "2026-11-25".length),
    minutes: Math.round(samples.at(-1)?.minute ?? 0),
    cores: cpus().length,
    ...{ purchases, requests, refused },
    failed: failures.length,
    failures: failures.slice(0, MOST_FAILURES),
    problems: [...ended, ...rowProblems(samples, purchases)],
    findings: findingsOf(samples),
    samples,
  };
}

/** Whether nothing has leaked. */
export const isSteady = ({ problems, findings }: SoakResult): boolean =>
  problems.length === 0 && findings.every(({ verdict }) => verdict === "steady");

export const writeResult = (result: SoakResult): void =>
  writeFileSync(FILE, `${JSON.stringify(result, rounded, 2)}\n`);

const rounded = (_key: string, value: unknown) =>
  typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value;
