import type { Clock } from "#tools/dev/local-backend/stripe/clock.ts";

interface Event {
  at: number;
  /** In the order of scheduling, which decides between events at the same time. */
  nth: number;
  run: (() => unknown) | undefined;
}

// Ours: what runs in the simulation gets another one.
const { setImmediate } = globalThis;

/**
 * Time that only passes from one scheduled event to the next. One event runs at a time, with
 * everything that follows from it at once.
 */
export class VirtualClock implements Clock {
  #now: number;
  #nth = 0;
  /** A heap: no event is before the one in the middle of its index. */
  readonly #events: Event[] = [];

  constructor(begins: number) {
    this.#now = begins;
  }

  now = (): number => this.#now;

  /** A promise that `run` returns is waited for: nothing else happens before it's settled. */
  after = (ms: number, run: () => unknown): (() => void) => {
    if (Number.isNaN(ms)) throw new Error("An event needs a time.");
    const event: Event = { at: this.#now + Math.max(0, ms), nth: this.#nth++, run };
    this.#push(event);
    return () => {
      event.run = undefined;
    };
  };

  sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => void this.after(ms, () => resolve()));

  /** Runs the work as an event of its own, so that nothing else happens before it's done. */
  atOnce = <Result>(work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => void this.after(0, () => work().then(resolve, reject)));

  /** Runs the next event. Returns false if there's none. */
  async step(): Promise<boolean> {
    for (let next = this.#events[0]; next; next = this.#events[0]) {
      this.#pop();
      if (!next.run) continue;
      this.#now = next.at;
      await next.run();
      await quiet();
      return true;
    }
    return false;
  }

  #push(event: Event): void {
    let at = this.#events.push(event) - 1;
    for (let above = (at - 1) >> 1; at > 0 && this.#isBefore(at, above); above = (at - 1) >> 1) {
      this.#swap(at, above);
      at = above;
    }
  }

  #pop(): void {
    const last = this.#events.pop();
    if (!last || this.#events.length === 0) return;
    this.#events[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const first = this.#isBefore(right, left) ? right : left;
      if (!this.#isBefore(first, at)) return;
      this.#swap(first, at);
      at = first;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#events[one], this.#events[other]];
    if (!a || !b) return a !== undefined;
    return a.at === b.at ? a.nth < b.nth : a.at < b.at;
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#events[one], this.#events[other]];
    if (!a || !b) return;
    this.#events[one] = b;
    this.#events[other] = a;
  }
}

/** Resolves once everything that doesn't wait for an event has run: promises, and their callbacks. */
async function quiet(): Promise<void> {
  // The second turn is for code that waits for a turn itself.
  for (let turns = 0; turns < 2; turns += 1)
    await new Promise<void>((resolve) => setImmediate(resolve));
}
