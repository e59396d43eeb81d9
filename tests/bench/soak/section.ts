import { thousands } from "../scale/format.ts";
import type { Section } from "../section.ts";
import { table } from "../table.ts";
import type { SoakResult } from "./result.ts";

/** `npm run campaign -- soak` measures it, because it takes an hour. */
export const soakSection: Pick<Section, "title" | "explanation" | "page"> = {
  title: "An hour without a leak",
  page: { file: "docs/scale.md", title: "The cost at scale" },
  explanation: `\`npm run campaign -- soak --write\` sends purchases, checkouts that end at the provider, reads of members, beacons, codes, wrong passwords, and password resets to the backend over a real PostgreSQL, at a moderate rate. Jobs run on their schedule, and for rows that are forgotten after a while, three hours pass in a minute. Each minute, traffic pauses, and what the backend and its database hold is counted, after a garbage collection.

A line through the samples of the last three quarters shows what grows. For rows, it goes through the mean of each five minutes, because a sweep deletes them as often. It's steady if the line, with a margin of two standard errors, stays below what an hour may add; [soak.json](soak.json) has every sample. \`--plant memory\`, \`timers\`, \`connections\`, or \`rows\` plants a leak, and the command has to find it.`,
};

export function soakTables(result: SoakResult): string {
  const { minutes, purchases, requests, refused, failed, failures, problems, findings } = result;
  const lines = [
    `In ${minutes} minutes, ${thousands(requests)} visitors and members came. ${thousands(purchases)} of them bought, ${thousands(refused)} were refused because too many came at once, and ${thousands(failed)} got an error or no answer.`,
    problems.length === 0
      ? "Each purchase has one payment, one fact, and one order with an owner."
      : problems.join("\n"),
  ];
  const rows = findings.map(({ name, unit, mean, perHour, margin, mostPerHour, verdict }) => [
    name,
    `${digits(mean)} ${unit}`.trim(),
    `${digits(perHour)} ± ${digits(margin)}`,
    digits(mostPerHour),
    verdict === "steady" ? verdict : `**${verdict}**`,
  ]);
  return [
    ...lines,
    ...failures.slice(0, 5).map((failure) => `- ${failure}`),
    table(["", "Mean", "Growth in an hour", "May grow by", ""], rows),
  ].join("\n\n");
}

const digits = (value: number) => String(Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0)));
