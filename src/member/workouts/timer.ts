/**
 * A countdown for a set. While it runs, `endsAt` is its end; the time left depends on the clock
 * alone, not on how often it's checked.
 */
export interface Timer {
  totalMs: number;
  /** The time left at the last check, in milliseconds. */
  leftMs: number;
  endsAt?: number;
}

export type TimerEvent = { type: "started" | "paused" | "reset" | "looked"; now: number };

const SECOND_MS = 1000;
const MINUTE_S = 60;

export const newTimer = (seconds: number): Timer => ({
  totalMs: seconds * SECOND_MS,
  leftMs: seconds * SECOND_MS,
});

export const isRunning = ({ endsAt }: Timer) => endsAt !== undefined;
export const isHalfOver = ({ totalMs, leftMs }: Timer) => 2 * leftMs <= totalMs;
export const isOver = ({ leftMs }: Timer) => leftMs === 0;

export function timerAfter(timer: Timer, { type, now }: TimerEvent): Timer {
  const { totalMs } = timer;
  const leftMs = computeLeft(timer, now);
  switch (type) {
    case "started": {
      // A finished set starts again.
      const remainingMs = leftMs || totalMs;
      return { totalMs, leftMs: remainingMs, endsAt: now + remainingMs };
    }
    case "paused":
      return { totalMs, leftMs };
    case "reset":
      return { totalMs, leftMs: totalMs };
    case "looked":
      if (timer.endsAt === undefined) return timer;
      return leftMs === 0 ? { totalMs, leftMs } : { totalMs, leftMs, endsAt: now + leftMs };
  }
}

/**
 * Formats minutes and seconds, rounded up to the second: a set of 20 seconds starts with `0:20`.
 */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, "0")}`;
}

// A clock that's set back neither adds time nor removes any.
function computeLeft({ leftMs, endsAt }: Timer, now: number): number {
  return endsAt === undefined ? leftMs : Math.min(Math.max(endsAt - now, 0), leftMs);
}
