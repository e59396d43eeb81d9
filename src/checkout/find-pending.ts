import { verifyPurchase } from "#backend/verify-purchase.ts";
import type { PendingPurchases } from "./pending-purchase.ts";
import { pendingVerdicts, type Verify } from "./pending-verdicts.ts";

/** `unsettled`: a payment may be on its way, so nobody may be asked to pay. */
export type PendingFound =
  | { state: "paid"; sessionId: string }
  | { state: "none" }
  | { state: "unsettled" };

/** Looks for a purchase that was paid in this browser and belongs to no account yet. Only looks: an account gets it after its owner has said so. */
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
