import type { Delivery } from "../records.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const FIRST_PAUSES_MS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR];

/**
 * When to retry a failed delivery, in milliseconds; undefined once its 72 hours are over. The last
 * attempt is at their end.
 */
export function retryAt({ attempts, giveUpAt }: Delivery, nowMs: number): number | undefined {
  if (nowMs >= giveUpAt) return undefined;
  return Math.min(nowMs + pauseAfter(attempts), giveUpAt);
}

function pauseAfter(attempts: number): number {
  const doublings = Math.max(0, attempts - FIRST_PAUSES_MS.length);
  return (FIRST_PAUSES_MS[attempts - 1] ?? HOUR) * 2 ** doublings;
}
