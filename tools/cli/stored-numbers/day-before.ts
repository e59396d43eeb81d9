const MS_A_DAY = 86_400_000;

/** A day so many days before another one, or before today, as 2026-01-31. Days are UTC. */
export function dayBefore(days: number, day?: string): string {
  const date = day === undefined ? new Date() : new Date(day);
  // Anything that isn't a day is refused later, with a message.
  return Number.isNaN(date.getTime())
    ? ""
    : new Date(date.getTime() - days * MS_A_DAY).toISOString().slice(0, 10);
}
