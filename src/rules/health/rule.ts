import { DAY_MS } from "#lib/day-ms.ts";
import type { Health } from "./health.ts";

/** A rule that a healthy shop keeps. */
export interface Rule {
  /** The database keeps it: letters and hyphens. */
  name: string;
  /** True if buyers or money are affected until somebody acts. */
  isUrgent: boolean;
  /** The rule's subject, as the heading of a line. */
  subject: string;
  /** The problem, in a sentence with figures; undefined if all is well. */
  finding(health: Health): string | undefined;
  toDo: string;
  /** The heading in docs/operating/incidents.md that has the steps. */
  section: string;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** From a time to the moment of the report, in milliseconds; 0 if there's no such time. */
export function ageMs({ at }: Pick<Health, "at">, since: string | null | undefined): number {
  return since ? Math.max(0, Date.parse(at) - Date.parse(since)) : 0;
}

/** `5 minutes`, `26 hours`, `3 days` */
export function durationText(ms: number): string {
  if (ms < 2 * HOUR_MS) return amount(Math.round(ms / MINUTE_MS), "minute");
  if (ms < 48 * HOUR_MS) return amount(Math.round(ms / HOUR_MS), "hour");
  return amount(Math.round(ms / DAY_MS), "day");
}

/** `1 mail`, `1,200 mails` */
export function amount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
