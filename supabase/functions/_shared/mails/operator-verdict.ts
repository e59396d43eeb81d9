import type { Report } from "#rules/experiments/report.ts";
import type { ArmCount } from "#rules/experiments/verdict.ts";
import { intervalText, verdictText } from "#rules/experiments/verdict-text.ts";
import { rangeText } from "#rules/numbers/days.ts";
import { formatCount, percentText } from "#rules/numbers/figure-text.ts";
import type { MailKind } from "../mail-kind.ts";

interface Facts {
  report: Report;
  question: string;
  /** The days that were counted. */
  from: string;
  to: string;
  site: string;
}

export const operatorVerdict: MailKind<Facts> = {
  recipient:
    "OPERATOR_EMAIL, once when an experiment has a result, and once if its visitors aren't divided as planned.",
  contents: "The arms with their counts and the verdict, in the words of the page /numbers.",
  write({ report, question, from, to, site }) {
    const { label, finding, toDo } = verdictText(report);
    const isAlarm = report.finding.kind === "mismatch";
    const parts = [
      [`Experiment: ${report.experiment}`, question],
      [label, finding, toDo],
      [`Counted on ${rangeText({ from, to })}:`, ...writeArms(report.arms)],
      ...(isAlarm ? [] : [writeIntervals(report)]),
      ["All numbers of these days:", `${site}/numbers?from=${from}&to=${to}`],
      [
        "You get one mail with the result of an experiment, and one if its visitors aren't divided as planned. Other arms, other shares, or a winner begin a new round.",
      ],
    ];
    return {
      subject: `${label} (experiment ${report.experiment})`,
      text: parts.map((lines) => lines.join("\n")).join("\n\n"),
    };
  },
};

/** `- A: 10,000 visits (50.0%, planned 50.0%), 300 orders, conversion 3.0%` */
function writeArms(arms: ArmCount[]): string[] {
  const visitors = arms.reduce((sum, arm) => sum + arm.visitors, 0);
  const shares = arms.reduce((sum, arm) => sum + arm.share, 0);
  return arms.map((arm) => {
    const share = `${percentText(arm.visitors / visitors)}, planned ${percentText(arm.share / shares)}`;
    const conversion = arm.visitors === 0 ? undefined : arm.buyers / arm.visitors;
    return `- ${arm.arm}: ${formatCount(arm.visitors, "visit")} (${share}), ${formatCount(arm.buyers, "order")}, conversion ${percentText(conversion)}`;
  });
}

/** Writes a line on the sales of each arm compared to the first. */
function writeIntervals({ arms: [first], compared, assumed }: Report): string[] {
  const certain = `${percentText(1 - assumed.alpha, 0)} certain, however often you look.`;
  return compared
    .filter((pair) => pair.first === first?.arm)
    .map((pair) => `${intervalText(pair)} ${certain}`);
}
