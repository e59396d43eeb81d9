import { thousands } from "../scale/format.ts";
import { table } from "../table.ts";
import { type Finding, findFindings, rowProblems } from "./findings.ts";
import type { Soaked } from "./soak.ts";

const ABOUT = `A line through the samples of the last three quarters shows what grows. For rows, it goes through the mean of each five minutes, because a sweep deletes them as often. It's steady if the line, with a margin of two standard errors, stays below what an hour may add.`;

const MAX_FAILURES = 5;

export interface SoakResult {
  minutes: number;
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
}

export function summarize({ samples, sums, end }: Soaked): SoakResult {
  const { purchases, requests, refused, failures } = sums;
  const ended = end === undefined ? [] : [`The backend ended with ${end}.`];
  return {
    minutes: Math.round(samples.at(-1)?.minute ?? 0),
    ...{ purchases, requests, refused },
    failed: failures.length,
    failures: failures.slice(0, MAX_FAILURES),
    problems: [...ended, ...rowProblems(samples, purchases)],
    findings: findFindings(samples),
  };
}

/** True if nothing has leaked. */
export const isSteady = ({ problems, findings }: SoakResult): boolean =>
  problems.length === 0 && findings.every(({ verdict }) => verdict === "steady");

export function toMarkdown(result: SoakResult): string {
  const { minutes, purchases, requests, refused, failed, failures, problems, findings } = result;
  const lines = [
    `In ${minutes} minutes, ${thousands(requests)} visitors and members came. ${thousands(purchases)} of them bought, ${thousands(refused)} were refused because too many came at once, and ${thousands(failed)} got an error or no answer.`,
    problems.length === 0
      ? "Each purchase has one payment, one fact, and one order with an owner."
      : problems.join("\n"),
  ];
  const rows = findings.map(({ name, unit, mean, perHour, margin, mostPerHour, verdict }) => [
    name,
    `${round(mean)} ${unit}`.trim(),
    `${round(perHour)} ± ${round(margin)}`,
    round(mostPerHour),
    verdict === "steady" ? verdict : `**${verdict}**`,
  ]);
  return [
    ABOUT,
    ...lines,
    ...failures.map((failure) => `- ${failure}`),
    table(["", "Mean", "Growth in an hour", "May grow by", ""], rows),
  ].join("\n\n");
}

const round = (value: number) => String(Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0)));
