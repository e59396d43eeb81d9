const MINUTE_MS = 60_000;
const MAX_COUNT = 10_000;

let minute = 0;
const refused = new Set<string>();

/**
 * True if the database has refused a client in this minute. It would do so again, and this way a
 * flood of beacons doesn't reach it.
 */
export function isRefused(client: string, now = Date.now()): boolean {
  beginMinute(now);
  return refused.has(client);
}

/** Remembers a client until the minute is over, as the database does. */
export function noteRefused(client: string, now = Date.now()): void {
  beginMinute(now);
  if (refused.size < MAX_COUNT) refused.add(client);
}

function beginMinute(now: number): void {
  const current = Math.floor(now / MINUTE_MS);
  if (current === minute) return;
  minute = current;
  refused.clear();
}
