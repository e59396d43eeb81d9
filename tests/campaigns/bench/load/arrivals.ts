import { wallClock } from "./wall-clock.ts";

interface Arrivals<Result> {
  perSecond: number;
  seconds: number;
  chance(): number;
  /** `dueAt` is when it should have begun: the time counts from then, however busy this program is. */
  work(nth: number, dueAt: number): Promise<Result>;
}

/**
 * Begins work at random times, as people come, whether or not earlier work is done. If each waited
 * for the one before, a slow server would get fewer requests, and its queue would never show.
 * Resolves once all of it has ended.
 */
export async function arrive<Result>({
  perSecond,
  seconds,
  chance,
  work,
}: Arrivals<Result>): Promise<PromiseSettledResult<Result>[]> {
  const begun: Promise<PromiseSettledResult<Result>>[] = [];
  const endsAt = wallClock() + seconds * 1000;
  let dueAt = wallClock() + untilNext(perSecond, chance);
  for (; dueAt < endsAt; dueAt += untilNext(perSecond, chance)) {
    const waitMs = dueAt - wallClock();
    if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs));
    begun.push(settle(work(begun.length, dueAt)));
  }
  return Promise.all(begun);
}

/** Exponential: arrivals don't know of each other. */
const untilNext = (perSecond: number, chance: () => number) =>
  (-Math.log(1 - chance()) / perSecond) * 1000;

/** From the start, because work can fail long before the last one begins. */
const settle = async <Result>(work: Promise<Result>): Promise<PromiseSettledResult<Result>> =>
  (await Promise.allSettled([work]))[0];
