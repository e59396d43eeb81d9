import { QUIZ_EMAIL } from "#lib/quiz-storage-keys.ts";
import { safeStorage } from "#lib/store.ts";
import { createUuid } from "#lib/uuid.ts";
import { readStoredEmail } from "#quiz/engine/read-stored-email.ts";
import { checkoutIntents } from "#shop/checkout/checkout-intent.ts";
import type { CheckoutStorage } from "#shop/checkout/purchase/checkout-storage.ts";
import { pendingPurchases } from "#shop/checkout/purchase/pending-purchase.ts";
import { restoreTickets } from "#shop/checkout/restore/restore-tickets.ts";
import { browserStore } from "./browser-store.ts";

/** This browser's data about a buyer. */
export const checkoutStorage: CheckoutStorage = {
  pending: pendingPurchases(browserStore),
  intents: checkoutIntents(
    safeStorage(() => window.sessionStorage),
    Date.now,
    () => createUuid(),
  ),
  tickets: restoreTickets(browserStore, Date.now),
  quizEmail: {
    read: () => readStoredEmail(browserStore),
    forget: () => void browserStore.remove(QUIZ_EMAIL),
  },
};
