import { arrive } from "./arrivals.ts";
import { type Buyer, buy, type CheckoutTimes, steps } from "./buyer.ts";
import { type Latency, summarizeLatency } from "./latency.ts";
import type { LoadedBackend } from "./start-loaded-backend.ts";
import { type Tally, tally } from "./tally.ts";

export interface Checkouts extends Tally<Buyer> {
  perSecond: number;
  latency: Record<keyof CheckoutTimes, Latency>;
}

let buyers = 0;

/** The number of the next buyer, who has an account of their own. */
export const nextBuyer = (): number => buyers++;

/** Buyers come at this rate for a while. Resolves once the last of them is done. */
export async function checkouts(
  testBackend: LoadedBackend,
  perSecond: number,
  seconds: number,
  chance: () => number,
): Promise<Checkouts> {
  const outcomes = await arrive({
    ...{ perSecond, seconds, chance },
    work: (_, dueAt) => buy(testBackend, nextBuyer(), dueAt),
  });
  const sorted = tally(outcomes);
  const latency = ([...steps, "whole"] as const).map((part) => [
    part,
    summarizeLatency(sorted.done.map(({ times }) => times[part])),
  ]);
  return { perSecond, ...sorted, latency: Object.fromEntries(latency) };
}
