import { type Clock, pause, withDeadline } from "#lib/deadline.ts";

const PAUSES_MS = [500, 1_000, 2_000, 4_000];

interface Bounds {
  withinMs: number;
  clock?: Clock | undefined;
}

/** Asks again, with growing pauses, until something is learnt; undefined where nothing was in time. */
export async function askPatiently<T>(
  ask: (signal: AbortSignal) => Promise<T | undefined>,
  { withinMs, clock }: Bounds,
): Promise<T | undefined> {
  const untilLearnt = async (over: AbortSignal) => {
    for (let attempt = 0; !over.aborted; attempt++) {
      const learnt = await ask(over).catch(() => undefined);
      if (learnt !== undefined) return learnt;
      await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0, over, clock);
    }
    return undefined;
  };
  return withDeadline(withinMs, untilLearnt, clock && { clock }).catch(() => undefined);
}
