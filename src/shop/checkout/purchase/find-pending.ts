import { verifyPurchase } from "#api/verify-purchase.ts";
import type { PendingPurchases } from "./pending-purchase.ts";
import { pendingVerdicts, type Verify } from "./pending-verdicts.ts";

/** `unsettled`: a payment may still be processing, so don't ask for another one. */
export type PendingFound =
  | { state: "paid"; sessionId: string }
  | { state: "none" }
  | { state: "unsettled" };

/**
 * Looks for a purchase that was paid in this browser and that no account owns yet. It only looks:
 * an account gets the purchase after its owner confirms.
 */
export async function findPending(
  pending: PendingPurchases,
  verify: Verify = verifyPurchase,
): Promise<PendingFound> {
  const verdicts = await pendingVerdicts(pending, { verify });
  const paid = verdicts.find(({ verdict }) => verdict?.state === "paid");
  if (paid) return { state: "paid", sessionId: paid.sessionId };
  return {
    state: verdicts.some(({ verdict }) => verdict?.state !== "unpaid") ? "unsettled" : "none",
  };
}
