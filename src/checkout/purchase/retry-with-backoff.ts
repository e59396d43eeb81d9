import { pause } from "#lib/pause.ts";
import { type Clock, withTimeout } from "#lib/with-timeout.ts";

const PAUSES_MS = [500, 1_000, 2_000, 4_000];

interface Bounds {
  withinMs: number;
  clock?: Clock | undefined;
}

/**
 * Retries with growing pauses until there's an answer. Returns undefined if there's none in time.
 */
export async function retryWithBackoff<T>(
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
  return withTimeout(withinMs, untilLearnt, clock && { clock }).catch(() => undefined);
}
