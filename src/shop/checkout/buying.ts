import type { CheckoutOrder, StartedCheckout } from "#api/start-checkout.ts";
import type { Clock } from "#lib/with-timeout.ts";
import type { CheckoutIntents } from "./checkout-intent.ts";
import type { PendingPurchases } from "./purchase/pending-purchase.ts";
import { pendingVerdicts, type Verify } from "./purchase/pending-verdicts.ts";

/** The server refused the checkout and gave a reason. The message is for the visitor. */
export class CheckoutRefused extends Error {
  override name = "CheckoutRefused";
}

interface Shop {
  pending: PendingPurchases;
  intents: CheckoutIntents;
  verify: Verify;
  start(order: CheckoutOrder, signal: AbortSignal): Promise<StartedCheckout>;
  clock?: Clock;
}

/**
 * Creates the function that starts a purchase. It resolves to the URL to go to, and rejects with
 * `CheckoutRefused` if the server gives a reason for a refusal.
 */
export function buying({ pending, intents, verify, start, ...time }: Shop) {
  return async (priceId: string, signal: AbortSignal): Promise<string> => {
    // Don't let anyone pay again for something that's paid or still processing.
    const verdicts = await pendingVerdicts(pending, { verify, signal, ...time });
    const paid =
      verdicts.find(({ verdict }) => verdict?.state === "paid") ??
      verdicts.find(({ verdict }) => verdict?.state === "processing");
    if (paid) return `/success?session_id=${encodeURIComponent(paid.sessionId)}`;

    const isPending = (sessionId: string) =>
      pending.all().some((purchase) => purchase.sessionId === sessionId);
    const unverified = verdicts.filter(({ verdict }) => !verdict).map(({ sessionId }) => sessionId);
    const intent = intents.current(isPending);
    const started = await start({ priceId, intent, unverified }, signal);
    if (started.state === "refused") {
      intents.renew();
      if (started.message === undefined)
        throw new Error("The checkout answered without an address.");
      throw new CheckoutRefused(started.message);
    }
    const { url, sessionId, claim } = started;
    // Before the browser leaves: it may never come back to this page.
    if (claim !== undefined) {
      pending.remember({ sessionId, claim });
      if (sessionId !== undefined) intents.rememberSession(sessionId);
    }
    return url;
  };
}
