import { numbersMessages } from "#compiler/diagnostics/messages/cli/numbers.ts";
import { findReportedPlaces } from "#compiler/reported-places.ts";
import { moneyText } from "#lib/money.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import { dayBefore } from "#tools/cli/stored-numbers/day-before.ts";
import {
  numbersSource,
  readGroups,
  readNumbers,
} from "#tools/cli/stored-numbers/numbers-source.ts";
import type { Totals } from "#tools/cli/stored-numbers/stored-report.ts";
import type { Command } from "../command.ts";
import { compileOrReport } from "../compile-or-report.ts";
import { parseArguments } from "../parse-arguments.ts";
import { table } from "../terminal/table.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { buildNumbers, type Numbers } from "./numbers/build-numbers.ts";

const DAYS = 28;
const GROUPS = ["arm", "source", "version"] as const;
type Group = (typeof GROUPS)[number];

export const command: Command = {
  summary: numbersMessages.summary,
  usage: numbersMessages.usage,
  async run(args, terminal) {
    const { values } = parseArguments({
      args,
      options: {
        from: { type: "string" },
        to: { type: "string", default: dayBefore(0) },
        by: { type: "string" },
        json: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    });
    const { to, by, json, folder } = values;
    const from = values.from ?? dayBefore(DAYS - 1, to);
    checkDays(from, to);
    const group = readGroup(by);
    const compiled = compileOrReport(folder, terminal);
    if (!compiled) return 1;
    const source = numbersSource();
    const days = { from, to };
    const stored = await readNumbers(source, days);
    const groups = group && (await readGroups(source, days, group));
    const numbers = buildNumbers(
      stored,
      groups,
      compiled.plan,
      findReportedPlaces(compiled.funnel),
    );
    if (json) terminal.print(JSON.stringify(numbers, null, 2));
    else terminal.tell(inWords(numbers, compiled.plan.currency, days, group, terminal));
    return 0;
  },
};

function checkDays(from: string, to: string): void {
  for (const [option, text] of [
    ["--to", to],
    ["--from", from],
  ] as const)
    if (dayBefore(0, text) !== text)
      throw new UsageError(numbersMessages.wrongDay({ option, text }));
  if (from > to) throw new UsageError(numbersMessages.wrongOrder({ from, to }));
}

function readGroup(text: string | undefined): Group | undefined {
  const group = GROUPS.find((one) => one === text);
  if (text !== undefined && !group) throw new UsageError(numbersMessages.unknownGroup({ text }));
  return group;
}

function inWords(
  { places, groups, ...totals }: Numbers,
  currency: string,
  days: { from: string; to: string },
  by: Group | undefined,
  { color: { bold, dim } }: Terminal,
): string {
  const rows = Object.entries(places).map(([place, { entered, left, inside, medianSeconds }]) => [
    place,
    ...[entered, left, inside].map(groupDigits),
    medianSeconds === null ? "" : `${medianSeconds} s`,
  ]);
  const [head = "", ...lines] = table([numbersMessages.columns, ...rows], [1, 2, 3, 4]);
  const seen = Object.values(places).some(({ entered }) => entered > 0);
  return [
    dim(numbersMessages.days(days)),
    bold(numbersMessages.total(amounts(totals, currency))),
    ...(groups && by
      ? [
          "",
          ...groupLines(groups, currency, numbersMessages.groups[by]),
          dim(numbersMessages.fewVisits),
        ]
      : []),
    "",
    ...(seen ? [bold(head), ...lines] : [numbersMessages.nothing]),
  ].join("\n");
}

function groupLines(
  groups: NonNullable<Numbers["groups"]>,
  currency: string,
  title: string,
): string[] {
  const rows = Object.entries(groups).map(([name, totals]) => {
    const { visits, orders, revenue, refunds } = amounts(totals, currency);
    return [name, visits, orders, revenue, refunds];
  });
  return table([[title, ...numbersMessages.groupColumns], ...rows], [1, 2, 3, 4]);
}

const amounts = ({ visits, orders, revenueCents, refundCents }: Totals, currency: string) => ({
  visits: groupDigits(visits),
  orders: groupDigits(orders),
  revenue: moneyText(revenueCents, currency),
  refunds: moneyText(refundCents, currency),
});

const groupDigits = (count: number): string => count.toLocaleString("en-US");
