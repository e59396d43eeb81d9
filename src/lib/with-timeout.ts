/** A source of timers: the browser's, or a test's. */
export interface Clock {
  setTimeout(act: () => void, ms: number): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: Each clock has its own type of timer.
  clearTimeout(timer: any): void;
}

export const realClock: Clock = {
  setTimeout: (act, ms) => globalThis.setTimeout(act, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
};

export class TimeoutError extends Error {
  // Not a field: see ErrorScreen.
  constructor(message: string) {
    super(message);
    this.name = "TimeoutError";
  }
}

interface Bounds {
  clock?: Clock;
  /** Cancels the work early. */
  signal?: AbortSignal | null | undefined;
}

/**
 * Runs `work`, but rejects with a `TimeoutError` after `ms`, or with the reason of `signal` as soon
 * as that is aborted. In both cases, the signal passed to `work` is aborted for the same reason.
 */
export function withTimeout<T>(
  ms: number,
  work: (signal: AbortSignal) => PromiseLike<T>,
  { clock = realClock, signal }: Bounds = {},
): Promise<T> {
  const over = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      done();
      over.abort(reason);
      reject(reason);
    };
    const cancel = () => giveUp(signal?.reason);
    const timer = clock.setTimeout(
      () => giveUp(new TimeoutError(`No answer within ${ms} ms.`)),
      ms,
    );
    const done = () => {
      clock.clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    };
    if (signal?.aborted) return cancel();
    signal?.addEventListener("abort", cancel);
    const answer = <A>(tell: (answered: A) => void) => {
      return (answered: A) => {
        done();
        tell(answered);
      };
    };
    // In a promise, so that a synchronous throw also rejects.
    Promise.resolve(over.signal).then(work).then(answer(resolve), answer(reject));
  });
}
