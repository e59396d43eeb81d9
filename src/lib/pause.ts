import { type Clock, realClock, TimeoutError } from "./with-timeout.ts";

/** Resolves after `ms`, or rejects with a `TimeoutError` as soon as `signal` is aborted. */
export function pause(ms: number, signal: AbortSignal, clock: Clock = realClock): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clock.clearTimeout(timer);
      reject(new TimeoutError("Stopped while waiting."));
    };
    const timer = clock.setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop);
  });
}
