export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something once, later; what it returns calls it off. */
  after(ms: number, run: () => void): () => void;
}

// the timers keep the process alive on purpose: an event that is still to be sent must not be lost by ending
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
