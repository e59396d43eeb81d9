import type { Order } from "#backend/order.ts";
import { type Clock, withDeadline } from "#lib/deadline.ts";
import { askPatiently } from "./patience.ts";
import type { Verify } from "./pending-verdicts.ts";

const ALL_IN_ALL_MS = 15_000;
// together less than the ten seconds after which a sure "no" must be on screen
const ORDER_MS = 3_000;
const VERDICT_MS = 6_000;

/** `open`: paid, and no account has it. `unsettled`: the payment may be on its way, or nothing can be learnt. */
export type Learnt = "open" | "mine" | "taken" | "unpaid" | "unsettled";

interface Sources {
  readPurchase(sessionId: string, signal: AbortSignal): Promise<Order | null>;
  verify: Verify;
  clock?: Clock;
}

/** Every session id matches this. Anything else is refused without asking the server. */
const SESSION_ID = /^[\w-]{1,255}$/;

/** What there is to know of a checkout session: from the order, and where there is none yet from the server, which asks the payment provider. */
export async function learnPurchase(
  sessionId: string,
  { readPurchase, verify, clock }: Sources,
): Promise<Learnt> {
  if (!SESSION_ID.test(sessionId)) return "unpaid";
  const bounds = (signal: AbortSignal) => ({ signal, ...(clock ? { clock } : {}) });
  const ask = async (signal: AbortSignal): Promise<Learnt | undefined> => {
    const order = await withDeadline(
      ORDER_MS,
      (over) => readPurchase(sessionId, over),
      bounds(signal),
    ).catch(() => null);
    if (order?.status === "completed") return order.userId === null ? "open" : "mine";
    const verdict = await withDeadline(
      VERDICT_MS,
      (over) => verify(sessionId, over),
      bounds(signal),
    );
    if (verdict.state === "paid") return verdict.owned ? "taken" : "open";
    return verdict.state === "unpaid" ? "unpaid" : "unsettled";
  };
  return (await askPatiently(ask, { withinMs: ALL_IN_ALL_MS, clock })) ?? "unsettled";
}
