import { type Finding, rules } from "#rules/health/rules.ts";
import type { MailKind } from "../mail-kind.ts";

interface Facts {
  /** The rules that start to break, or are fine again. */
  news: { rule: string; is_broken: boolean }[];
  /** All rules that break now. */
  findings: Finding[];
  site: string;
}

export const operatorAlert: MailKind<Facts> = {
  recipient:
    "OPERATOR_EMAIL and ALERT_WEBHOOK_URL, when a rule of health starts to break, and when it's fine again.",
  contents:
    "What's wrong, with counts, and what to do, in the words of src/rules/health. No buyer's name or address.",
  write({ news, findings, site }) {
    const broken = news.filter(({ is_broken }) => is_broken).map(({ rule }) => rule);
    const fine = news.filter(({ is_broken }) => !is_broken).map(({ rule }) => findSubject(rule));
    const parts = [
      ...broken.map((rule) => writeSteps(rule, findings)),
      ...(fine.length > 0 ? [`Fine again: ${fine.join(", ")}.`] : []),
      `Current health: ${site}/operations?view=health`,
      "You get one message when a check starts to fail, and one when it's fine again.",
    ];
    const subject =
      broken.length > 0
        ? `Alert: ${broken.map(findSubject).join(", ")}`
        : `Fine again: ${fine.join(", ")}`;
    return { subject, text: parts.join("\n\n") };
  },
};

const findSubject = (name: string): string =>
  rules.find((rule) => rule.name === name)?.subject ?? name;

function writeSteps(name: string, findings: Finding[]): string {
  const finding = findings.find(({ rule }) => rule.name === name);
  // It broke in the last 15 minutes, and doesn't now: it fails intermittently.
  if (!finding) return `${findSubject(name)}: it fails intermittently.`;
  const { rule, text } = finding;
  return [
    `${rule.subject}: ${text}`,
    `What to do: ${rule.toDo}`,
    `The steps: docs/operating/incidents.md, “${rule.section}”.`,
  ].join("\n");
}
