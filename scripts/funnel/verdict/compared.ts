import { allOf } from "#funnel/did-you-mean.ts";
import type { ArmCount, Compared } from "#verdict/verdict.ts";
import { percent } from "../percent.ts";
import type { Report } from "./report.ts";

/** Each arm beside the first. */
export function comparedLines({ arms, compared, assumed, finding }: Report): string[] {
  const [first] = arms;
  const pairs = compared.filter((pair) => pair.first === first?.arm);
  const sure = percent(1 - assumed.alpha);
  const lines = pairs.map((pair) => {
    const other = arms.find(({ arm }) => arm === pair.other);
    if (!first?.buyers || !other?.visitors)
      return `Nobody has bought in ${pair.first} yet, so ${pair.other} cannot be compared to it.`;
    return `${pair.other} sells ${changeInWords(conversionOf(first), conversionOf(other), pair.first)}; with ${sure} certainty, ${rangeInWords(pair)}; in points, ${pointsInWords(pair)}.`;
  });
  const beaten =
    finding.kind === "too-early" && finding.beaten.length > 0
      ? [`${allOf(finding.beaten)} cannot be the best any more.`]
      : [];
  return [
    ...lines,
    ...beaten,
    "That certainty holds however often you look, and whenever you stop.",
  ];
}

/** `17.4% more often than A (0.51 points)` */
function changeInWords(before: number, after: number, first: string): string {
  if (before === after) return `as often as ${first}`;
  return `${percent(Math.abs(after / before - 1), 1)} ${after > before ? "more" : "less"} often than ${first} (${points(after - before)} points)`;
}

/** `from 2.1% less to 39.5% more` */
function rangeInWords({ least, most }: Compared): string {
  const change = (ratio: number) => percent(Math.abs(ratio - 1), 1);
  const word = (ratio: number) => (ratio < 1 ? "less" : "more");
  if (most === Number.POSITIVE_INFINITY)
    return `${change(least)} ${word(least)}, or anything above that`;
  return `from ${change(least)}${word(least) === word(most) ? "" : ` ${word(least)}`} to ${change(most)} ${word(most)}`;
}

/** `from 0.06 less to 1.23 more`, of a hundred visitors. */
function pointsInWords({ difference: { least, most } }: Compared): string {
  const word = (difference: number) => (difference < 0 ? "less" : "more");
  return `from ${points(least)}${word(least) === word(most) ? "" : ` ${word(least)}`} to ${points(most)} ${word(most)}`;
}

function points(difference: number): number {
  return Number((Math.abs(difference) * 100).toFixed(2));
}

export function conversionOf({ visitors, buyers }: ArmCount): number {
  return buyers / visitors;
}
