import { createSession } from "#api/account/session.fixtures.ts";
import { respondsWith } from "#api/server.fixtures.ts";
import { checkoutIntents } from "./checkout-intent.ts";
import type { CheckoutStorage } from "./purchase/checkout-storage.ts";
import { pendingPurchases } from "./purchase/pending-purchase.ts";
import { memoryStore } from "./purchase/store.fixtures.ts";
import { restoreTickets } from "./restore/restore-tickets.ts";

const NOON = Date.UTC(2026, 0, 12, 12);

export const ann = { userId: "ann", email: "ann@example.com" };

/**
 * The data that a buyer's browser stores. Without a claim, the purchase was paid in another
 * browser.
 */
export function createCheckoutStorage({
  claim = "secret",
}: {
  claim?: string | undefined;
} = {}): CheckoutStorage {
  const pending = pendingPurchases(memoryStore());
  if (claim) pending.remember({ sessionId: "cs_1", claim });
  return {
    pending,
    intents: checkoutIntents(
      memoryStore(),
      () => NOON,
      () => "intent",
    ),
    tickets: restoreTickets(memoryStore(), () => NOON),
    quizEmail: { read: () => "ann@example.com", forget: () => {} },
  };
}

export const noOrder = respondsWith([]);
export const paid = respondsWith({ state: "paid", owned: false });
export const session = respondsWith(createSession(ann));
export const refuse = (message: string, code: string, status = 400) =>
  respondsWith({ code, error_code: code, msg: message, message }, status);

/** A buyer who returns from the payment page: the answers if everything goes well. */
export const shop = {
  stripe_orders: noOrder,
  "stripe-verify": paid,
  signup: session,
  token: session,
  logout: respondsWith({}),
  claim_order: respondsWith(null),
};
