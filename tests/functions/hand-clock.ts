import type { Clock } from "../../scripts/backend/stripe/clock.ts";

export interface HandClock extends Clock {
  pass(ms: number): void;
  /** Runs what is due, and says whether there was anything. */
  runDue(): boolean;
}

/** Goes on only when told to. */
export function handClock(begins: number): HandClock {
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
