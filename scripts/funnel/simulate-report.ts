import type { Plan } from "#funnel/plan.ts";
import type { Assumed, Duration } from "#simulation/duration.ts";
import type { Tally } from "#simulation/tally.ts";
import { grouped, percent } from "./percent.ts";
import type { Leaving } from "./simulate-options.ts";
import { table } from "./table.ts";
import type { Terminal } from "./terminal.ts";

interface Report {
  note: string;
  seed: number;
  seconds: number;
  leaving: Leaving;
  buy: number;
  assumed: Assumed;
  tally: Tally;
  durations: Duration[];
}

export function simulatedInWords(plan: Plan, report: Report, { color }: Terminal): string {
  const { note, seed, seconds, leaving, buy, tally } = report;
  const { bold, dim, yellow } = color;
  const [head = "", ...steps] = table(
    [["step", "reached", "of all", "left", "drop-off", "bought"], ...stepRows(plan, tally)],
    [1, 2, 3, 4, 5],
  );
  const types = Object.entries(leaving.byType).map(
    ([type, share]) => `, ${percent(share)} at ${type}`,
  );
  return [
    yellow(note),
    bold(
      `${grouped(tally.visitors)} visitors, seed ${seed}, in ${seconds.toFixed(1)} s: ${grouped(tally.sales)} bought (${percent(tally.sales / tally.visitors)}).`,
    ),
    dim(
      `Assumed: ${percent(leaving.everywhere)} leave at each step${types.join("")}; ${percent(buy)} of those on the sales page buy.`,
    ),
    "",
    bold(head),
    ...steps,
    ...armLines(tally, bold),
    ...durationLines(report, { bold, dim }),
  ].join("\n");
}

function stepRows(plan: Plan, { steps, visitors }: Tally): string[][] {
  return steps.map(({ place, entries, exits, sales }) => [
    plan.steps[place]?.id === place ? place : `${plan.steps[place]?.id} (again)`,
    grouped(entries),
    percent(entries / visitors),
    grouped(exits),
    entries === 0 ? "–" : percent(exits / entries),
    plan.next[place] === undefined ? grouped(sales) : "",
  ]);
}

function armLines({ arms, visitors }: Tally, bold: (text: string) => string): string[] {
  if (arms.length === 0) return [];
  const rows = arms.map(({ experiment, arm, visitors: drawn, sales }) => [
    `${experiment} ${arm}`,
    grouped(drawn),
    percent(drawn / visitors),
    grouped(sales),
    drawn === 0 ? "–" : percent(sales / drawn),
  ]);
  const [head = "", ...lines] = table(
    [["arm", "visitors", "share", "bought", "conversion"], ...rows],
    [1, 2, 3, 4],
  );
  return ["", bold(head), ...lines];
}

function durationLines(
  { durations, assumed }: Report,
  { bold, dim }: Record<"bold" | "dim", (text: string) => string>,
): string[] {
  if (durations.length === 0) return [];
  const { baseline, effect, alpha, power, visitorsPerDay } = assumed;
  const lines = durations.flatMap(({ experiment, arms, visitors, days }) => [
    `  ${experiment}: ${arms.map(({ arm, visitors: needed }) => `${grouped(needed)} visitors in ${arm}`).join(", ")}; ${grouped(visitors)} in all, ${grouped(days)} ${days === 1 ? "day" : "days"}.`,
  ]);
  return [
    "",
    bold("How long an experiment must run"),
    dim(
      `  To tell ${percent(baseline)} from ${percent(baseline * (1 + effect))} of visitors who buy, with ${grouped(visitorsPerDay)} visitors a day.`,
    ),
    dim(
      `  Two-sided test of two proportions, alpha ${percent(alpha)}, power ${percent(power)}. Set --baseline, --effect and --traffic to your own numbers.`,
    ),
    ...lines,
  ];
}
