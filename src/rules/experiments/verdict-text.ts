import type { Missing } from "#rules/experiments/arms-verdict.ts";
import type { Report } from "#rules/experiments/report.ts";
import type { Compared } from "#rules/experiments/verdict.ts";
import { countText, formatCount, percentText } from "../numbers/figure-text.ts";

export interface VerdictText {
  tone: "good" | "wait" | "plain" | "bad";
  /** The recommendation, in two or three words. */
  label: string;
  finding: string;
  toDo: string;
}

/** An experiment's finding so far, and the recommendation that follows. */
export function verdictText({ finding, arms, assumed, planned, daysLeft }: Report): VerdictText {
  const effect = percentText(assumed.effect, 0);
  switch (finding.kind) {
    case "mismatch":
      return {
        tone: "bad",
        label: "Alarm",
        finding: "The visitors in the arms don't match the planned shares, so there's no verdict.",
        toDo: "Find the reason first: an arm that breaks in some browsers, shares that were changed, or bots. Then count again.",
      };
    case "better":
      return {
        tone: "good",
        label: "Stop: there's a winner",
        finding: finding.isSmall
          ? `${finding.arm} is better, but by less than the ${effect} that are worth finding.`
          : `${finding.arm} is better.`,
        toDo: `Write "winner: ${finding.arm}" below the experiment in funnel.yaml.`,
      };
    case "no-difference":
      return {
        tone: "plain",
        label: "Stop: no difference",
        finding: `If there's a difference between ${finding.among.join(" and ")}, it's less than ${effect}.`,
        toDo: "Keep the arm that you like better.",
      };
    case "too-early": {
      const visitors = arms.reduce((sum, arm) => sum + arm.visitors, 0);
      return {
        tone: "wait",
        label: "Keep running",
        finding:
          visitors < planned.visitors
            ? `Too early to say: ${countText(visitors)} of ${countText(planned.visitors)} planned visits.`
            : "Still not clear.",
        toDo: timeLeft(daysLeft, visitors < planned.visitors),
      };
    }
  }
}

function timeLeft(daysLeft: number | undefined, isBeforePlan: boolean): string {
  if (daysLeft === undefined)
    return "Too few visitors have bought to estimate when the result will be clear.";
  const days = formatCount(daysLeft, "more day");
  return isBeforePlan
    ? `At this traffic, ${days} until the planned size. The result may be clear sooner.`
    : `If the arms continue like this, the result is clear in about ${days}.`;
}

/** An arm's sales compared to the first: `B sells from 2.1% less to 39.5% more often than A.` */
export function intervalText({ first, other, least, most }: Compared): string {
  const end = (ratio: number) =>
    `${percentText(Math.abs(ratio - 1))} ${ratio < 1 ? "less" : "more"}`;
  if (least === 0 && most === Number.POSITIVE_INFINITY)
    return `Nothing is known yet about ${other} compared to ${first}.`;
  const range =
    most === Number.POSITIVE_INFINITY
      ? `from ${end(least)} to any amount more`
      : `from ${end(least)} to ${end(most)}`;
  return `${other} sells ${range} often than ${first}.`;
}

export const missingText: Record<Missing, string> = {
  ended: "It has ended, and every visitor gets the winner.",
  gone: "The plan doesn't have this experiment anymore, so there's no verdict.",
  "one arm": "Only one arm gets visitors, so there's nothing to compare.",
  "no visits": "No one has visited in these days.",
  "few visits": "An arm has fewer than 5 visitors, so there's no verdict yet.",
  "orders of earlier visits":
    "An arm has more orders than visits, because its buyers came on earlier days. Choose a longer range.",
};
