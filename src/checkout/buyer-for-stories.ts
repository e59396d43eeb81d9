import { says } from "#backend/server-for-stories.ts";
import { sessionOf } from "#backend/session-for-stories.ts";
import { checkoutIntents } from "./checkout-intent.ts";
import type { Keeping } from "./keeping.ts";
import { pendingPurchases } from "./pending-purchase.ts";
import { restoreTickets } from "./restore-tickets.ts";
import { memoryStore } from "./store-for-tests.ts";

const NOON = Date.UTC(2026, 0, 12, 12);

export const ann = { userId: "ann", email: "ann@example.com" };

/** What the browser of somebody who has paid keeps. Without the claim, it was paid in another browser. */
export function keepingOf({ claim = "secret" }: { claim?: string | undefined } = {}): Keeping {
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

export const noOrder = says([]);
export const paid = says({ state: "paid", owned: false });
export const session = says(sessionOf(ann));
export const refusal = (message: string, code: string, status = 400) =>
  says({ code, error_code: code, msg: message, message }, status);

/** Whoever comes back from the payment page, and what becomes of it where all goes well. */
export const shop = {
  stripe_orders: noOrder,
  "stripe-verify": paid,
  signup: session,
  token: session,
  logout: says({}),
  claim_order: says(null),
};
