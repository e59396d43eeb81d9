export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a function once, later. The returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

// The timers keep the process alive on purpose: an event that hasn't been sent must not be lost
// when the process ends.
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
