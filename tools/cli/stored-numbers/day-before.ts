import { DAY_MS } from "#lib/day-ms.ts";

/** A day so many days before another one, or before today, as 2026-01-31. Days are UTC. */
export function dayBefore(days: number, day?: string): string {
  const date = day === undefined ? new Date() : new Date(day);
  // Anything that isn't a day is refused later, with a message.
  return Number.isNaN(date.getTime())
    ? ""
    : new Date(date.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
