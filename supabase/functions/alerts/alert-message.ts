import { type Finding, rules } from "#lib/health/rules.ts";
import type { Message } from "./channels.ts";
import type { News } from "./news.ts";

/** What's new, what to do, and where the steps are. */
export function alertMessage(news: News[], findings: Finding[], site: string): Message {
  const broken = news.filter(({ is_broken }) => is_broken).map(({ rule }) => rule);
  const fine = news.filter(({ is_broken }) => !is_broken).map(({ rule }) => subjectOf(rule));
  const parts = [
    ...broken.map((rule) => stepsOf(rule, findings)),
    ...(fine.length > 0 ? [`Fine again: ${fine.join(", ")}.`] : []),
    `Current health: ${site}/operations?view=health`,
    "You get one message when something starts to be wrong, and one when it's fine again.",
  ];
  return { subject: subjectLine(broken.map(subjectOf), fine), text: parts.join("\n\n") };
}

const subjectOf = (name: string): string =>
  rules.find((rule) => rule.name === name)?.subject ?? name;

function subjectLine(broken: string[], fine: string[]): string {
  return broken.length > 0 ? `Alert: ${broken.join(", ")}` : `Fine again: ${fine.join(", ")}`;
}

function stepsOf(name: string, findings: Finding[]): string {
  const finding = findings.find(({ rule }) => rule.name === name);
  // It broke in the last 15 minutes, and doesn't now: it fails on and off.
  if (!finding) return `${subjectOf(name)}: it fails on and off.`;
  const { rule, text } = finding;
  return [
    `${rule.subject}: ${text}`,
    `What to do: ${rule.toDo}`,
    `The steps: docs/operating.md, “${rule.section}”.`,
  ].join("\n");
}
