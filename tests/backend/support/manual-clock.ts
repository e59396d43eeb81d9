import type { Clock } from "#tools/dev/local-backend/stripe/clock.ts";

export interface HandClock extends Clock {
  pass(ms: number): void;
  /** Runs what is due, and returns whether anything was. */
  runDue(): boolean;
}

/** A clock that only moves when the test moves it. */
export function manualClock(begins: number): HandClock {
  let now = begins;
  const waiting = new Map<object, { at: number; run: () => void }>();
  return {
    now: () => now,
    after(ms, run) {
      const key = {};
      waiting.set(key, { at: now + ms, run });
      return () => void waiting.delete(key);
    },
    pass(ms) {
      now += ms;
    },
    runDue() {
      const due = [...waiting]
        .filter(([, { at }]) => at <= now)
        .toSorted(([, one], [, other]) => one.at - other.at);
      for (const [key, { run }] of due) {
        waiting.delete(key);
        run();
      }
      return due.length > 0;
    },
  };
}
