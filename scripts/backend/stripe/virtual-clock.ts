interface Timer {
  at: number;
  run: () => void;
}

const START = Date.UTC(2026, 10, 20, 12);

/** A clock that stands still until it is told to go on. */
export function virtualClock() {
  const timers = new Set<Timer>();
  const running = new Set<Promise<unknown>>();
  let now = START;

  // what a timer began ends before the next one rings
  async function quiet(): Promise<void> {
    do {
      await Promise.allSettled(running);
      await new Promise((resolve) => setImmediate(resolve));
    } while (running.size > 0);
  }

  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    /** Holds the time until this is done. */
    waitFor<Value>(promise: Promise<Value>): Promise<Value> {
      const entry = promise.finally(() => running.delete(entry));
      running.add(entry);
      return entry;
    },
    async advance(ms: number) {
      const until = now + ms;
      for (;;) {
        await quiet();
        const next = [...timers]
          .filter(({ at }) => at <= until)
          .toSorted((one, other) => one.at - other.at)[0];
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = until;
    },
  };
}
