import { joinWithAnd } from "#compiler/diagnostics/did-you-mean.ts";
import { verdictMessages } from "#compiler/diagnostics/messages/cli/verdict-report.ts";
import { countVisitors, type Report } from "#rules/experiments/report.ts";
import { groupDigits, percent } from "../../terminal/percent.ts";
import { table } from "../../terminal/table.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import { calculateConversion, formatComparisons } from "./compared.ts";

interface About {
  question: string;
  /** The file to edit to end the experiment. */
  file: string;
}

/** Prints the counts, what they show, and what to do. */
export function verdictInWords(
  report: Report,
  { question, file }: About,
  { color }: Terminal,
): string {
  const { bold, dim, red, yellow, green } = color;
  const [head = "", ...rows] = armRows(report);
  const paint = { mismatch: red, "too-early": yellow, better: green, "no-difference": green }[
    report.finding.kind
  ];
  const isMismatch = report.finding.kind === "mismatch";
  const [finding = "", ...toDo] = isMismatch ? mismatchLines(report) : findingLines(report, file);
  return [
    bold(`${report.experiment}: ${question}`),
    "",
    bold(head),
    ...rows,
    "",
    ...(isMismatch ? [] : [...formatComparisons(report), dim(formatPlanned(report)), ""]),
    bold(paint(finding)),
    ...toDo,
  ].join("\n");
}

function armRows({ arms }: Report): string[] {
  const [visitors, shares] = [countVisitors(arms), sumShares(arms)];
  const rows = arms.map((arm) => [
    arm.arm,
    groupDigits(arm.visitors),
    visitors === 0 ? "–" : percent(arm.visitors / visitors),
    percent(arm.share / shares),
    groupDigits(arm.buyers),
    arm.visitors === 0 ? "–" : percent(calculateConversion(arm)),
  ]);
  return table([verdictMessages.columns, ...rows], [1, 2, 3, 4, 5]);
}

function formatPlanned({ arms, planned, assumed }: Report): string {
  const come = countVisitors(arms);
  const { baseline, effect } = assumed;
  return verdictMessages.planned({
    planned: groupDigits(planned.visitors),
    from: percent(baseline),
    to: percent(baseline * (1 + effect)),
    visitors: groupDigits(come),
    share: percent(come / planned.visitors, 0),
  });
}

function findingLines(
  { finding, experiment, arms, assumed, planned, daysLeft }: Report,
  file: string,
): string[] {
  const effect = percent(assumed.effect);
  if (finding.kind === "better") {
    const { arm } = finding;
    return [
      finding.isSmall
        ? verdictMessages.slightlyBetter({ arm, effect })
        : verdictMessages.better({ arm }),
      verdictMessages.endExperiment({ winner: arm, experiment, file }),
    ];
  }
  if (finding.kind === "no-difference") {
    const { among } = finding;
    return [
      among.length < arms.length
        ? verdictMessages.noDifferenceBetween({ arms: joinWithAnd(among), effect })
        : verdictMessages.noDifference({ effect }),
      verdictMessages.keepFavorite({ winner: among[0] ?? "", experiment, file }),
    ];
  }
  if (daysLeft === undefined) return [verdictMessages.tooEarly, verdictMessages.tooFewBuyers];
  const days = verdictMessages.days({
    days: groupDigits(daysLeft),
    isOneDay: daysLeft === 1,
    perDay: groupDigits(assumed.visitorsPerDay),
  });
  return countVisitors(arms) < planned.visitors
    ? [verdictMessages.tooEarly, verdictMessages.untilPlanned({ days })]
    : [verdictMessages.notClear, verdictMessages.untilClear({ days })];
}

function mismatchLines({ arms, sampleRatio }: Report): string[] {
  const shares = sumShares(arms);
  const planned = arms.map(({ arm, share }) =>
    verdictMessages.shareInArm({ share: percent(share / shares), arm }),
  );
  return [
    verdictMessages.mismatch,
    verdictMessages.mismatchRarity({
      shares: planned.join(", "),
      rarity: rarity(sampleRatio.pValue),
    }),
    verdictMessages.reasons,
  ];
}

function rarity(pValue: number): string {
  const oneIn = Math.floor(1 / pValue);
  return oneIn > 1_000_000
    ? verdictMessages.oneInMillion
    : verdictMessages.oneIn({ count: groupDigits(oneIn) });
}

function sumShares(arms: Report["arms"]): number {
  return arms.reduce((total, { share }) => total + share, 0);
}
