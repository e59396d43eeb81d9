interface Timer {
  at: number;
  run: () => void;
}

const START = Date.UTC(2026, 10, 20, 12);

function firstDue(timers: Set<Timer>, until: number): Timer | undefined {
  const due = [...timers].filter(({ at }) => at <= until);
  return due.toSorted((one, other) => one.at - other.at)[0];
}

/** A clock that only moves when `advance` is called. */
export function virtualClock() {
  const timers = new Set<Timer>();
  const running = new Set<Promise<unknown>>();
  let now = START;

  // Everything that a timer starts finishes before the next timer fires.
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
    /** Stops the clock until the promise settles. */
    waitFor<Value>(promise: Promise<Value>): Promise<Value> {
      const entry = promise.finally(() => running.delete(entry));
      running.add(entry);
      return entry;
    },
    async advance(ms: number) {
      const until = now + ms;
      for (;;) {
        await quiet();
        const next = firstDue(timers, until);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = until;
    },
  };
}
