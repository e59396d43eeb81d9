import { type ClaimOutcome, claimOrder } from "#backend/claim-order.ts";
import { verifyPurchase } from "#backend/verify-purchase.ts";
import type { PendingPurchases, Purchase } from "./pending-purchase.ts";
import { pendingVerdicts, type Verify } from "./pending-verdicts.ts";

/** `unsettled`: a payment may be on its way, so nobody may be asked to pay. */
export type PendingClaim = "claimed" | "none" | "unsettled";

interface Server {
  verify: Verify;
  claim(purchase: Purchase): Promise<ClaimOutcome>;
}

/** Gives whoever is signed in the purchases that were begun in this browser. Rejects where the server cannot be reached. */
export async function claimPending(
  pending: PendingPurchases,
  { verify, claim }: Server = { verify: verifyPurchase, claim: claimOrder },
): Promise<PendingClaim> {
  let result: PendingClaim = "none";
  for (const { verdict, ...purchase } of await pendingVerdicts(pending, { verify })) {
    if (verdict?.state === "paid" && (await claim(purchase)) === "claimed") {
      pending.forget(purchase);
      return "claimed";
    }
    if (verdict === undefined || verdict.state === "processing") result = "unsettled";
  }
  return result;
}
