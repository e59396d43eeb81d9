import type { Order } from "#api/order.ts";
import { pause } from "#lib/pause.ts";
import { type Clock, withTimeout } from "#lib/with-timeout.ts";
import type { Verify } from "./pending-verdicts.ts";

// Within 15 seconds, the page says that the payment is still being confirmed. That includes loading
// it, and four seconds to find the purchase if the address doesn't name it.
const ALL_IN_ALL_MS = 10_000;
// Together less than the ten seconds within which a definite "no" must be on screen.
const ORDER_MS = 3_000;
const VERDICT_MS = 6_000;

/**
 * `open`: paid, and no account owns it. `unsettled`: the payment may still be processing, or there
 * was no answer.
 */
export type ResolvedPurchase = "open" | "mine" | "taken" | "unpaid" | "unsettled";

interface Sources {
  readPurchase(sessionId: string, signal: AbortSignal): Promise<Order | null>;
  verify: Verify;
  clock?: Clock;
}

/** Every session id matches this. Anything else is refused without asking the server. */
const SESSION_ID = /^[\w-]{1,255}$/;

/**
 * Resolves a checkout session from its order. If there's no order yet, asks the server, which asks
 * the payment provider.
 */
export async function resolvePurchase(
  sessionId: string,
  { readPurchase, verify, clock }: Sources,
): Promise<ResolvedPurchase> {
  if (!SESSION_ID.test(sessionId)) return "unpaid";
  const bounds = (signal: AbortSignal) => ({ signal, ...(clock ? { clock } : {}) });
  const ask = async (signal: AbortSignal): Promise<ResolvedPurchase | undefined> => {
    const order = await withTimeout(
      ORDER_MS,
      (over) => readPurchase(sessionId, over),
      bounds(signal),
    ).catch(() => null);
    if (order?.status === "completed") return order.userId === null ? "open" : "mine";
    const verdict = await withTimeout(
      VERDICT_MS,
      (over) => verify(sessionId, over),
      bounds(signal),
    );
    if (verdict.state === "paid") return verdict.owned ? "taken" : "open";
    return verdict.state === "unpaid" ? "unpaid" : "unsettled";
  };
  return (await retryWithBackoff(ask, { timeoutMs: ALL_IN_ALL_MS, clock })) ?? "unsettled";
}

const PAUSES_MS = [500, 1_000, 2_000, 4_000];

interface Bounds {
  timeoutMs: number;
  clock?: Clock | undefined;
}

/**
 * Retries with growing pauses until there's an answer. Returns undefined if there's none in time.
 */
export async function retryWithBackoff<T>(
  ask: (signal: AbortSignal) => Promise<T | undefined>,
  { timeoutMs, clock }: Bounds,
): Promise<T | undefined> {
  const untilLearnt = async (over: AbortSignal) => {
    for (let attempt = 0; !over.aborted; attempt++) {
      const learnt = await ask(over).catch(() => undefined);
      if (learnt !== undefined) return learnt;
      await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0, over, clock);
    }
    return undefined;
  };
  return withTimeout(timeoutMs, untilLearnt, clock && { clock }).catch(() => undefined);
}
