import { allOf } from "#funnel/did-you-mean.ts";
import { grouped, percent } from "../percent.ts";
import { table } from "../table.ts";
import type { Terminal } from "../terminal.ts";
import { comparedLines, conversionOf } from "./compared.ts";
import { type Report, visitorsIn } from "./report.ts";

interface About {
  question: string;
  /** The file in which the experiment ends. */
  place: string;
}

/** What was counted, what it shows and what to do. */
export function verdictInWords(
  report: Report,
  { question, place }: About,
  { color }: Terminal,
): string {
  const { bold, dim, red, yellow, green } = color;
  const [head = "", ...rows] = armRows(report);
  const paint = { mismatch: red, "too-early": yellow, better: green, "no-difference": green }[
    report.finding.kind
  ];
  const isMismatch = report.finding.kind === "mismatch";
  const [finding = "", ...toDo] = isMismatch ? mismatchLines(report) : findingLines(report, place);
  return [
    bold(`${report.experiment}: ${question}`),
    "",
    bold(head),
    ...rows,
    "",
    ...(isMismatch ? [] : [...comparedLines(report), dim(plannedLine(report)), ""]),
    bold(paint(finding)),
    ...toDo,
  ].join("\n");
}

function armRows({ arms }: Report): string[] {
  const [visitors, shares] = [visitorsIn(arms), sharesOf(arms)];
  const rows = arms.map((arm) => [
    arm.arm,
    grouped(arm.visitors),
    visitors === 0 ? "–" : percent(arm.visitors / visitors),
    percent(arm.share / shares),
    grouped(arm.buyers),
    arm.visitors === 0 ? "–" : percent(conversionOf(arm)),
  ]);
  return table(
    [["arm", "visitors", "share", "planned", "bought", "conversion"], ...rows],
    [1, 2, 3, 4, 5],
  );
}

function plannedLine({ arms, planned, assumed }: Report): string {
  const come = visitorsIn(arms);
  const { baseline, effect } = assumed;
  return `Planned: ${grouped(planned.visitors)} visitors in all, to tell ${percent(baseline)} from ${percent(baseline * (1 + effect))}. ${grouped(come)} have come, which is ${percent(come / planned.visitors, 0)}.`;
}

function findingLines(
  { finding, experiment, arms, assumed, planned, daysLeft }: Report,
  place: string,
): string[] {
  const effect = percent(assumed.effect);
  const end = (arm: string) => `write \`winner: ${arm}\` below "${experiment}" in ${place}.`;
  if (finding.kind === "better") {
    const small = finding.isSmall
      ? `, though by less than the ${effect} that were worth finding`
      : "";
    return [`${finding.arm} is better${small}.`, `End the experiment: ${end(finding.arm)}`];
  }
  if (finding.kind === "no-difference") {
    const among = finding.among.length < arms.length ? ` between ${allOf(finding.among)}` : "";
    return [
      `There is no difference worth having${among}: whatever it is, it is less than ${effect}.`,
      `Keep the one that you like better: ${end(finding.among[0] ?? "")}`,
    ];
  }
  if (daysLeft === undefined)
    return [
      "Too early to say.",
      "Keep waiting: too few have bought to tell when it will be clear.",
    ];
  const days = `${grouped(daysLeft)} more ${daysLeft === 1 ? "day" : "days"}, at ${grouped(assumed.visitorsPerDay)} visitors a day`;
  return visitorsIn(arms) < planned.visitors
    ? [
        "Too early to say.",
        `Keep waiting: ${days}, until the planned size. It may be clear sooner.`,
      ]
    : [
        "Still not clear.",
        `Keep waiting: if the arms go on as they do, it is clear in about ${days}.`,
      ];
}

function mismatchLines({ arms, sampleRatio }: Report): string[] {
  const shares = sharesOf(arms);
  const wanted = arms.map(({ arm, share }) => `${percent(share / shares)} in ${arm}`).join(", ");
  return [
    "Alarm: the arms do not have the visitors that their shares promise, so there is no verdict.",
    `Planned are ${wanted}. On however many days you look, chance alone ever gets as far from that ${rarity(sampleRatio.pValue)}. Whoever is missing may be just those who buy, or just those who do not.`,
    "Look for the reason first. It is most often one of these:",
    "  - One arm is slower, or breaks in some browsers, and who leaves it early is not counted.",
    "  - The shares were changed while it ran: count from that day on.",
    "  - Links with ?variant= brought visitors into one arm: leave those visitors out.",
    "  - Robots, or the team itself, were counted.",
    "  - Visitors were counted at a step that comes after the arms part: count them at the entrance.",
    "Then count anew.",
  ];
}

function rarity(pValue: number): string {
  const oneIn = Math.floor(1 / pValue);
  return oneIn > 1_000_000
    ? "in fewer than one of a million experiments"
    : `in at most one of ${grouped(oneIn)} experiments`;
}

function sharesOf(arms: Report["arms"]): number {
  return arms.reduce((total, { share }) => total + share, 0);
}
