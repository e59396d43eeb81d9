import { verifyPurchase } from "#api/verify-purchase.ts";
import { type Clock, withTimeout } from "#lib/with-timeout.ts";
import type { PendingPurchases } from "./pending-purchase.ts";
import type { Verify } from "./pending-verdicts.ts";

const DEADLINE_MS = 6_000;

/**
 * Finds this browser's claim to a purchase that was finished in another session: the provider's
 * copy of an expired one. The server knows which session it began with. The claim is then pending
 * for the copy, so that the purchase is found again if its buyer leaves now. Returns null if this
 * browser didn't begin it, or if there's no answer in time.
 */
export async function findClaim(
  sessionId: string,
  pending: PendingPurchases,
  { verify = verifyPurchase, ...time }: { verify?: Verify; clock?: Clock } = {},
): Promise<string | null> {
  const begun = pending.all();
  if (begun.length === 0) return null;
  const verdict = await withTimeout(DEADLINE_MS, (signal) => verify(sessionId, signal), time).catch(
    () => undefined,
  );
  if (verdict?.state !== "paid" || verdict.recoveredFrom === undefined) return null;
  const { recoveredFrom } = verdict;
  const claim = begun.find((purchase) => purchase.sessionId === recoveredFrom)?.claim;
  if (claim === undefined) return null;
  pending.remember({ sessionId, claim });
  return claim;
}
