import { simulateMessages } from "#compiler/diagnostics/messages/cli/simulate.ts";
import type { Plan } from "#compiler/plan.ts";
import type { Tally } from "#compiler/simulation/tally.ts";
import type { Duration, PowerAssumptions } from "#rules/experiments/duration.ts";
import { groupDigits, percent } from "../terminal/percent.ts";
import { table } from "../terminal/table.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { Leaving } from "./simulate-options.ts";

interface Report {
  seed: number;
  seconds: number;
  leaving: Leaving;
  buy: number;
  assumed: PowerAssumptions;
  tally: Tally;
  durations: Duration[];
}

export function describeSimulation(plan: Plan, report: Report, { color }: Terminal): string {
  const { seed, seconds, leaving, buy, tally } = report;
  const { bold, dim, yellow } = color;
  const [head = "", ...steps] = table(
    [simulateMessages.stepColumns, ...stepRows(plan, tally)],
    [1, 2, 3, 4, 5],
  );
  const byType = Object.entries(leaving.byType).map(([type, share]) => ({
    type,
    share: percent(share),
  }));
  return [
    yellow(simulateMessages.note),
    bold(
      simulateMessages.result({
        visitors: groupDigits(tally.visitors),
        seed: String(seed),
        seconds: seconds.toFixed(1),
        buyers: groupDigits(tally.sales),
        share: percent(tally.sales / tally.visitors),
      }),
    ),
    dim(
      simulateMessages.assumptions({
        leave: percent(leaving.everywhere),
        byType,
        buy: percent(buy),
      }),
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
    plan.steps[place]?.id === place
      ? place
      : simulateMessages.stepAgain({ step: String(plan.steps[place]?.id) }),
    groupDigits(entries),
    percent(entries / visitors),
    groupDigits(exits),
    entries === 0 ? "–" : percent(exits / entries),
    plan.next[place] === undefined ? groupDigits(sales) : "",
  ]);
}

function armLines({ arms, visitors }: Tally, bold: (text: string) => string): string[] {
  if (arms.length === 0) return [];
  const rows = arms.map(({ experiment, arm, visitors: drawn, sales }) => [
    `${experiment} ${arm}`,
    groupDigits(drawn),
    percent(drawn / visitors),
    groupDigits(sales),
    drawn === 0 ? "–" : percent(sales / drawn),
  ]);
  const [head = "", ...lines] = table([simulateMessages.armColumns, ...rows], [1, 2, 3, 4]);
  return ["", bold(head), ...lines];
}

function durationLines(
  { durations, assumed }: Report,
  { bold, dim }: Record<"bold" | "dim", (text: string) => string>,
): string[] {
  if (durations.length === 0) return [];
  const { baseline, effect, alpha, power, visitorsPerDay } = assumed;
  const lines = durations.map(({ experiment, arms, visitors, days }) =>
    simulateMessages.duration({
      experiment,
      arms: arms.map(({ arm, visitors: needed }) => ({ arm, visitors: groupDigits(needed) })),
      visitors: groupDigits(visitors),
      days: groupDigits(days),
      isOneDay: days === 1,
    }),
  );
  const goal = simulateMessages.durationGoal({
    from: percent(baseline),
    to: percent(baseline * (1 + effect)),
    perDay: groupDigits(visitorsPerDay),
  });
  const method = simulateMessages.durationMethod({ alpha: percent(alpha), power: percent(power) });
  return [
    "",
    bold(simulateMessages.durationHeading),
    dim(`  ${goal}`),
    dim(`  ${method}`),
    ...lines.map((line) => `  ${line}`),
  ];
}
