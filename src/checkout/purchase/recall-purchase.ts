import type { PendingPurchases, Purchase } from "./pending-purchase.ts";
import { pendingVerdicts, type Verify } from "./pending-verdicts.ts";

/**
 * Returns the paid purchase among those started in this browser. If none is known to be paid,
 * returns the latest; returns null if there are no purchases.
 */
export async function recallPurchase(
  pending: PendingPurchases,
  verify: Verify,
): Promise<Purchase | null> {
  const [latest, ...earlier] = pending.all();
  if (!latest || earlier.length === 0) return latest ?? null;
  const verdicts = await pendingVerdicts(pending, { verify });
  return verdicts.find(({ verdict }) => verdict?.state === "paid") ?? verdicts[0] ?? latest;
}
