import { type Clock, realClock } from "./with-timeout.ts";

/** Resolves after `ms`, or rejects with the reason of `signal` as soon as that is aborted. */
export function pause(ms: number, signal: AbortSignal, clock: Clock = realClock): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clock.clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = clock.setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop);
  });
}
