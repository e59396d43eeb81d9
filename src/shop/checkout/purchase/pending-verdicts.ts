import type { Verdict } from "#api/verify-purchase.ts";
import { type Clock, withTimeout } from "#lib/with-timeout.ts";
import type { PendingPurchases, Purchase } from "./pending-purchase.ts";

const VERDICT_TIMEOUT_MS = 4_000;

export type Verify = (sessionId: string, signal: AbortSignal) => Promise<Verdict>;

/** The verdict is undefined if there was no answer in time. */
type Judged = Purchase & { verdict: Verdict | undefined };

interface Circumstances {
  verify: Verify;
  signal?: AbortSignal;
  clock?: Clock;
}

/**
 * Asks the server about every purchase that's pending in this browser, latest first. Forgets those
 * that an account already owns.
 */
export async function pendingVerdicts(
  pending: PendingPurchases,
  { verify, ...bounds }: Circumstances,
): Promise<Judged[]> {
  const judged = pending.all().map(async (purchase) => {
    const verdict = await withTimeout(
      VERDICT_TIMEOUT_MS,
      (signal) => verify(purchase.sessionId, signal),
      bounds,
    ).catch(() => undefined);
    if (isOwned(verdict)) pending.forget(purchase);
    return { ...purchase, verdict };
  });
  return (await Promise.all(judged)).filter(({ verdict }) => !isOwned(verdict));
}

/**
 * Returns the purchase that's most likely paid: a paid one, else one that's processing, else one
 * without an answer, else the latest. Returns null if there are no purchases.
 */
export async function recallPurchase(
  pending: PendingPurchases,
  verify: Verify,
): Promise<Purchase | null> {
  const [latest] = pending.all();
  if (!latest) return null;
  const verdicts = await pendingVerdicts(pending, { verify });
  const findVerdict = (state: Verdict["state"] | undefined) =>
    verdicts.find(({ verdict }) => verdict?.state === state);
  return (
    findVerdict("paid") ??
    findVerdict("processing") ??
    findVerdict(undefined) ??
    verdicts[0] ??
    latest
  );
}

function isOwned(verdict: Verdict | undefined): boolean {
  return verdict?.state === "paid" && verdict.owned;
}
