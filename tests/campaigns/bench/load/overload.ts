import { setTimeout as wait } from "node:timers/promises";
import { buy } from "./buyer.ts";
import { type Checkouts, checkouts, nextBuyer } from "./checkouts.ts";
import type { Member } from "./members.ts";
import { type Reads, reads } from "./reads.ts";
import type { LoadedBackend } from "./start-loaded-backend.ts";
import type { Tally } from "./tally.ts";

/** End to end, for 99 of 100 checkouts. */
export const SLOWEST_CHECKOUT_MS = 1_000;
/** For 99 of 100 reads. */
export const SLOWEST_READ_MS = 500;
const REFUSED_SHARE = 0.01;
const PROBE_EVERY_MS = 100;
const RECOVERY_TIMEOUT_MS = 60_000;
/** Buyers who come each second while members read too much. */
const BUYERS_MEANWHILE = 1;

interface Durations {
  stepSeconds: number;
  overloadSeconds: number;
}

export interface Overload<Load> {
  /** The highest rate that holds, per second. */
  knee: number;
  /** The load at twice that rate. */
  load: Load;
  /** From the end of the overload until a buyer gets through within a second; infinite if never. */
  recoveryMs: number;
}

const isServed = ({ begun, done }: Tally<unknown>) => done.length >= begun * (1 - REFUSED_SHARE);

/** Finds the most checkouts a second that hold, and sends twice as many. */
export async function overloadWithCheckouts(
  testBackend: LoadedBackend,
  first: number,
  { stepSeconds, overloadSeconds }: Durations,
  { chance, log }: { chance(): number; log(line: string): void },
): Promise<Overload<Checkouts>> {
  const knee = await findKnee(first, async (perSecond) => {
    const step = await checkouts(testBackend, perSecond, stepSeconds, chance);
    log(`${perSecond.toFixed(1)} checkouts a second: p99 ${Math.round(step.latency.whole.p99)} ms`);
    return isServed(step) && step.latency.whole.p99 <= SLOWEST_CHECKOUT_MS;
  });
  const [load, recoveryMs] = await Promise.all([
    checkouts(testBackend, 2 * (knee || first), overloadSeconds, chance),
    recoveryAfter(testBackend, overloadSeconds),
  ]);
  return { knee, load, recoveryMs };
}

/** Finds the most reads a second that hold, and sends twice as many while a few buyers come, too. */
export async function overloadWithReads(
  testBackend: LoadedBackend,
  members: Member[],
  first: number,
  { stepSeconds, overloadSeconds }: Durations,
  { chance, log }: { chance(): number; log(line: string): void },
): Promise<Overload<Reads> & { buyers: Checkouts }> {
  const knee = await findKnee(first, async (perSecond) => {
    const step = await reads(testBackend, members, perSecond, stepSeconds, chance);
    const { p99 } = step.latency["all reads"] ?? { p99: Number.NaN };
    log(`${perSecond.toFixed(0)} reads a second: p99 ${Math.round(p99)} ms`);
    return isServed(step) && p99 <= SLOWEST_READ_MS;
  });
  const [load, buyers, recoveryMs] = await Promise.all([
    reads(testBackend, members, 2 * (knee || first), overloadSeconds, chance),
    checkouts(testBackend, BUYERS_MEANWHILE, overloadSeconds, chance),
    recoveryAfter(testBackend, overloadSeconds),
  ]);
  return { knee, load, buyers, recoveryMs };
}

/** Waits for the end of the overload, and then buys until one purchase is as quick as it should be. */
async function recoveryAfter(testBackend: LoadedBackend, overloadSeconds: number): Promise<number> {
  await wait(overloadSeconds * 1000);
  const endedAt = performance.now();
  for (;;) {
    const begunAt = performance.now();
    if (begunAt - endedAt > RECOVERY_TIMEOUT_MS) return Number.POSITIVE_INFINITY;
    const bought = await buy(testBackend, nextBuyer()).catch(() => undefined);
    if (bought && bought.times.whole <= SLOWEST_CHECKOUT_MS) return begunAt - endedAt;
    await wait(PROBE_EVERY_MS);
  }
}

const STEP = 1.4;
/** Of the first rate: a machine that can't do so much can't be measured like this. */
const LOWEST_SHARE = 1 / 8;

/**
 * The highest rate that still holds, by steps of 40 %, starting at `first`. Goes down if that
 * doesn't hold; 0 if an eighth doesn't either.
 */
export async function findKnee(
  first: number,
  holds: (perSecond: number) => Promise<boolean>,
): Promise<number> {
  let rate = first;
  if (await holds(rate)) {
    while (await holds(rate * STEP)) rate *= STEP;
    return rate;
  }
  while (rate > first * LOWEST_SHARE) {
    rate /= STEP;
    if (await holds(rate)) return rate;
  }
  return 0;
}
