import { joinWithAnd } from "#compiler/diagnostics/did-you-mean.ts";
import { verdictMessages } from "#compiler/diagnostics/messages/cli/verdict-report.ts";
import type { Report } from "#rules/experiments/report.ts";
import type { ArmCount, Compared } from "#rules/experiments/verdict.ts";
import { percent } from "../../terminal/percent.ts";

/** Compares each arm with the first. */
export function formatComparisons({ arms, compared, assumed, finding }: Report): string[] {
  const [first] = arms;
  const pairs = compared.filter((pair) => pair.first === first?.arm);
  const sure = percent(1 - assumed.alpha);
  const lines = pairs.map((pair) => {
    const other = arms.find(({ arm }) => arm === pair.other);
    if (!first?.buyers) return verdictMessages.noBuyersYet(pair);
    if (!other?.visitors) return verdictMessages.noVisitorsYet(pair);
    return verdictMessages.compared({
      other: pair.other,
      change: changeInWords(calculateConversion(first), calculateConversion(other), pair.first),
      certainty: sure,
      range: rangeInWords(pair),
      points: pointsInWords(pair),
    });
  });
  const beaten =
    finding.kind === "too-early" && finding.beaten.length > 0
      ? [verdictMessages.beaten({ arms: joinWithAnd(finding.beaten) })]
      : [];
  return [...lines, ...beaten, verdictMessages.holdsAlways];
}

/** `17.4% more often than A (0.51 points)` */
function changeInWords(before: number, after: number, first: string): string {
  if (before === after) return verdictMessages.asOften({ first });
  const change = {
    first,
    percent: percent(Math.abs(after / before - 1), 1),
    points: points(after - before),
  };
  return after > before ? verdictMessages.moreOften(change) : verdictMessages.lessOften(change);
}

/** `from 2.1% less to 39.5% more` */
function rangeInWords({ least, most }: Compared): string {
  const change = (ratio: number) => percent(Math.abs(ratio - 1), 1);
  const direction = least < 1 ? verdictMessages.less : verdictMessages.more;
  if (most === Number.POSITIVE_INFINITY)
    return verdictMessages.openRange({ least: change(least), direction });
  const ends = { least: change(least), most: change(most) };
  return least < 1 && most >= 1
    ? verdictMessages.range(ends)
    : verdictMessages.rangeInOneDirection({ ...ends, direction });
}

/** `from 0.06 less to 1.23 more`, per hundred visitors. */
function pointsInWords({ difference: { least, most } }: Compared): string {
  const ends = { least: String(points(least)), most: String(points(most)) };
  const direction = least < 0 ? verdictMessages.less : verdictMessages.more;
  return least < 0 && most >= 0
    ? verdictMessages.range(ends)
    : verdictMessages.rangeInOneDirection({ ...ends, direction });
}

function points(difference: number): number {
  return Number((Math.abs(difference) * 100).toFixed(2));
}

export function calculateConversion({ visitors, buyers }: ArmCount): number {
  return buyers / visitors;
}
