import type { PendingPurchases, Purchase } from "./pending-purchase.ts";
import { pendingVerdicts, type Verify } from "./pending-verdicts.ts";

/** Of the purchases that were begun here the one that is paid; where none is sure to be, the latest; null where there is none. */
export async function recallPurchase(
  pending: PendingPurchases,
  verify: Verify,
): Promise<Purchase | null> {
  const [latest, ...earlier] = pending.all();
  if (!latest || earlier.length === 0) return latest ?? null;
  const verdicts = await pendingVerdicts(pending, { verify });
  return verdicts.find(({ verdict }) => verdict?.state === "paid") ?? verdicts[0] ?? latest;
}
