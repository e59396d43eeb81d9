import type { Verdict } from "#backend/verify-purchase.ts";
import { type Clock, withDeadline } from "#lib/deadline.ts";
import type { PendingPurchases, Purchase } from "./pending-purchase.ts";

const VERDICT_DEADLINE_MS = 4_000;

export type Verify = (sessionId: string, signal: AbortSignal) => Promise<Verdict>;

/** The verdict is undefined where nothing could be learnt in time. */
type Judged = Purchase & { verdict: Verdict | undefined };

interface Circumstances {
  verify: Verify;
  signal?: AbortSignal;
  clock?: Clock;
}

/** What the server knows of every purchase that is pending here, the latest first. Those that an account owns by now are forgotten. */
export async function pendingVerdicts(
  pending: PendingPurchases,
  { verify, ...bounds }: Circumstances,
): Promise<Judged[]> {
  const judged = pending.all().map(async (purchase) => {
    const verdict = await withDeadline(
      VERDICT_DEADLINE_MS,
      (signal) => verify(purchase.sessionId, signal),
      bounds,
    ).catch(() => undefined);
    if (isOwned(verdict)) pending.forget(purchase);
    return { ...purchase, verdict };
  });
  return (await Promise.all(judged)).filter(({ verdict }) => !isOwned(verdict));
}

function isOwned(verdict: Verdict | undefined): boolean {
  return verdict?.state === "paid" && verdict.owned;
}
