import { allOf } from "#funnel/did-you-mean.ts";
import type { Assumed, Duration } from "#simulation/duration.ts";
import type { ArmCount, Compared, Verdict } from "#verdict/verdict.ts";
import { grouped, percent } from "../percent.ts";
import { table } from "../table.ts";
import type { Terminal } from "../terminal.ts";

export interface Report extends Verdict {
  experiment: string;
  arms: ArmCount[];
  assumed: Assumed;
  planned: Duration;
  /** Until something is clear; undefined where it is, or where that is not in sight. */
  daysLeft: number | undefined;
}

interface About {
  question: string;
  /** The file in which the experiment ends. */
  place: string;
}

/** What was counted, what it shows and what to do. */
export function verdictInWords(report: Report, { question, place }: About, { color }: Terminal): string {
  const { bold, dim, red, yellow, green } = color;
  const [head = "", ...rows] = armRows(report);
  const paint = { mismatch: red, "too-early": yellow, better: green, "no-difference": green }[report.finding.kind];
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
  const [visitors, shares] = [sum(arms.map((arm) => arm.visitors)), sum(arms.map((arm) => arm.share))];
  const rows = arms.map((arm) => [
    arm.arm,
    grouped(arm.visitors),
    visitors === 0 ? "–" : percent(arm.visitors / visitors),
    percent(arm.share / shares),
    grouped(arm.buyers),
    arm.visitors === 0 ? "–" : percent(conversionOf(arm)),
  ]);
  return table([["arm", "visitors", "share", "planned", "bought", "conversion"], ...rows], [1, 2, 3, 4, 5]);
}

/** Each arm beside the first. */
function comparedLines({ arms, compared, assumed, finding }: Report): string[] {
  const [first] = arms;
  const pairs = compared.filter((pair) => pair.first === first?.arm);
  const sure = percent(1 - assumed.alpha);
  const lines = pairs.map((pair) => {
    const other = arms.find(({ arm }) => arm === pair.other);
    if (!first?.buyers || !other?.visitors) return `Nobody has bought in ${pair.first} yet, so ${pair.other} cannot be compared to it.`;
    return `${pair.other} sells ${changeInWords(conversionOf(first), conversionOf(other), pair.first)}; with ${sure} certainty, ${rangeInWords(pair)}.`;
  });
  const beaten = finding.kind === "too-early" && finding.beaten.length > 0 ? [`${allOf(finding.beaten)} cannot be the best any more.`] : [];
  return [...lines, ...beaten, "That certainty holds however often you look, and whenever you stop."];
}

/** `17.4% more often than A (0.51 points)` */
function changeInWords(before: number, after: number, first: string): string {
  if (before === after) return `as often as ${first}`;
  const points = Number((Math.abs(after - before) * 100).toFixed(2));
  return `${percent(Math.abs(after / before - 1), 1)} ${after > before ? "more" : "less"} often than ${first} (${points} points)`;
}

/** `from 2.1% less to 39.5% more` */
function rangeInWords({ least, most }: Compared): string {
  const change = (ratio: number) => percent(Math.abs(ratio - 1), 1);
  const word = (ratio: number) => (ratio < 1 ? "less" : "more");
  if (most === Number.POSITIVE_INFINITY) return `${change(least)} ${word(least)}, or anything above that`;
  return `from ${change(least)}${word(least) === word(most) ? "" : ` ${word(least)}`} to ${change(most)} ${word(most)}`;
}

function plannedLine({ arms, planned, assumed }: Report): string {
  const come = sum(arms.map(({ visitors }) => visitors));
  const { baseline, effect } = assumed;
  return `Planned: ${grouped(planned.visitors)} visitors in all, to tell ${percent(baseline)} from ${percent(baseline * (1 + effect))}. ${grouped(come)} have come, which is ${percent(come / planned.visitors, 0)}.`;
}

function findingLines({ finding, experiment, arms, assumed, planned, daysLeft }: Report, place: string): string[] {
  const effect = percent(assumed.effect);
  const end = (arm: string) => `write \`winner: ${arm}\` below "${experiment}" in ${place}.`;
  if (finding.kind === "better") {
    const small = finding.isSmall ? `, though by less than the ${effect} that were worth finding` : "";
    return [`${finding.arm} is better${small}.`, `End the experiment: ${end(finding.arm)}`];
  }
  if (finding.kind === "no-difference") {
    const among = finding.among.length < arms.length ? ` between ${allOf(finding.among)}` : "";
    return [
      `There is no difference worth having${among}: whatever it is, it is less than ${effect}.`,
      `Keep the one that you like better: ${end(finding.among[0] ?? "")}`,
    ];
  }
  if (daysLeft === undefined) return ["Too early to say.", "Keep waiting: too few have bought to tell when it will be clear."];
  const days = `${grouped(daysLeft)} more ${daysLeft === 1 ? "day" : "days"}, at ${grouped(assumed.visitorsPerDay)} visitors a day`;
  return sum(arms.map(({ visitors }) => visitors)) < planned.visitors
    ? ["Too early to say.", `Keep waiting: ${days}, until the planned size. It may be clear sooner.`]
    : ["Still not clear.", `Keep waiting: if the arms go on as they do, it is clear in about ${days}.`];
}

function mismatchLines({ arms, sampleRatio }: Report): string[] {
  const shares = sum(arms.map(({ share }) => share));
  const wanted = arms.map(({ arm, share }) => `${percent(share / shares)} in ${arm}`).join(", ");
  return [
    "Alarm: the arms do not have the visitors that their shares promise, so there is no verdict.",
    `Planned are ${wanted}. Chance alone is as far from that ${rarity(sampleRatio.pValue)}. Whoever is missing may be just those who buy, or just those who do not.`,
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
  const oneIn = Math.round(1 / pValue);
  return oneIn > 1_000_000 ? "less than once in a million experiments" : `once in ${grouped(oneIn)} experiments`;
}

function conversionOf({ visitors, buyers }: ArmCount): number {
  return buyers / visitors;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
