/** What waits: the browser's timers, or a test's. */
export interface Clock {
  setTimeout(act: () => void, ms: number): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: a timer is whatever its clock gave
  clearTimeout(timer: any): void;
}

export const realClock: Clock = {
  setTimeout: (act, ms) => globalThis.setTimeout(act, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
};

export class TooLate extends Error {
  override name = "TooLate";
}

interface Bounds {
  clock?: Clock;
  /** Ends the work before its time. */
  signal?: AbortSignal | null | undefined;
}

/** Does what `work` does, but rejects with `TooLate` after `ms`, or once `signal` is aborted; `work` is told by its own signal. */
export function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => PromiseLike<T>,
  { clock = realClock, signal }: Bounds = {},
): Promise<T> {
  const over = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => {
      done();
      over.abort();
      reject(new TooLate(`No answer within ${ms} ms.`));
    };
    const timer = clock.setTimeout(giveUp, ms);
    const done = () => {
      clock.clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
    };
    if (signal?.aborted) return giveUp();
    signal?.addEventListener("abort", giveUp);
    const answer = <A>(tell: (answered: A) => void) => {
      return (answered: A) => {
        done();
        tell(answered);
      };
    };
    // so that what is thrown at once rejects as well
    Promise.resolve(over.signal).then(work).then(answer(resolve), answer(reject));
  });
}

/** Resolves after `ms`; rejects with `TooLate` once `signal` is aborted. */
export function pause(ms: number, signal: AbortSignal, clock: Clock = realClock): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clock.clearTimeout(timer);
      reject(new TooLate("Stopped while waiting."));
    };
    const timer = clock.setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop);
  });
}
