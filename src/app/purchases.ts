import { checkoutIntents } from "#checkout/checkout-intent.ts";
import type { Keeping } from "#checkout/keeping.ts";
import { pendingPurchases } from "#checkout/pending-purchase.ts";
import { restoreTickets } from "#checkout/restore-tickets.ts";
import { tolerantStore } from "#lib/store.ts";
import { uuidOf } from "#lib/uuid.ts";
import { QUIZ_EMAIL } from "#machine/visit.ts";

const UUID_BYTES = 16;

/** What this browser keeps of a visitor. What it refused to keep before this script was here is in the player's. */
export const browserStore =
  globalThis.window?.player?.store ?? tolerantStore(() => window.localStorage);

export const keeping: Keeping = {
  pending: pendingPurchases(browserStore),
  intents: checkoutIntents(
    tolerantStore(() => window.sessionStorage),
    Date.now,
    () => uuidOf(crypto.getRandomValues(new Uint8Array(UUID_BYTES))),
  ),
  tickets: restoreTickets(browserStore, Date.now),
  quizEmail: {
    read: () => browserStore.get(QUIZ_EMAIL) ?? "",
    forget: () => void browserStore.remove(QUIZ_EMAIL),
  },
};
