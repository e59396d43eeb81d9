import type { StartedCheckout } from "#backend/start-checkout.ts";
import type { Clock } from "#lib/deadline.ts";
import type { CheckoutIntents } from "./checkout-intent.ts";
import type { PendingPurchases } from "./pending-purchase.ts";
import { pendingVerdicts, type Verify } from "./pending-verdicts.ts";

/** The server said why it will not sell; its message is for the visitor. */
export class CheckoutRefused extends Error {
  override name = "CheckoutRefused";
}

interface Shop {
  pending: PendingPurchases;
  intents: CheckoutIntents;
  verify: Verify;
  start(priceId: string, intent: string, signal: AbortSignal): Promise<StartedCheckout>;
  clock?: Clock;
}

/** Makes the function that begins a purchase: it resolves to the address to leave for, and rejects with `CheckoutRefused` where the server says why not. */
export function buying({ pending, intents, verify, start, ...time }: Shop) {
  return async (priceId: string, signal: AbortSignal): Promise<string> => {
    // nobody pays a second time for what is paid, or on its way
    const verdicts = await pendingVerdicts(pending, { verify, signal, ...time });
    const paid =
      verdicts.find(({ verdict }) => verdict?.state === "paid") ??
      verdicts.find(({ verdict }) => verdict?.state === "processing");
    if (paid) return `/success?session_id=${encodeURIComponent(paid.sessionId)}`;

    const isPending = (sessionId: string) =>
      pending.all().some((purchase) => purchase.sessionId === sessionId);
    const started = await start(priceId, intents.current(isPending), signal);
    if (started.state === "refused") {
      intents.renew();
      if (started.message === undefined)
        throw new Error("The checkout answered without an address.");
      throw new CheckoutRefused(started.message);
    }
    const { url, sessionId, claim } = started;
    // before the browser leaves: it may never come back to this page
    if (claim !== undefined) {
      pending.remember({ sessionId, claim });
      if (sessionId !== undefined) intents.ledTo(sessionId);
    }
    return url;
  };
}
