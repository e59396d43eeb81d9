import { callFunction } from "./client/call-function.ts";

export type Verdict =
  /**
   * `recoveredFrom`: the session that the purchase began with, if that one expired unpaid. `copy`:
   * the session that was paid, if the one that was asked about expired.
   */
  | { state: "paid"; owned: boolean; recoveredFrom?: string; copy?: string }
  /** No such session, never paid, or refunded. */
  | { state: "unpaid" }
  /** A payment method that takes days is still processing. */
  | { state: "processing" };

/**
 * Returns what the server knows about a checkout session after asking the payment provider. Rejects
 * if there's no answer.
 */
export async function verifyPurchase(sessionId: string, signal: AbortSignal): Promise<Verdict> {
  const { ok, status, fields } = await callFunction("stripe-verify", { sessionId }, signal);
  const { state, owned, recoveredFrom, copy } = fields;
  if (ok && state === "paid")
    return {
      state,
      owned: owned === true,
      ...(typeof recoveredFrom === "string" && { recoveredFrom }),
      ...(typeof copy === "string" && { copy }),
    };
  if (ok && (state === "unpaid" || state === "processing")) return { state };
  throw new Error(`The purchase could not be verified: ${status}.`);
}
