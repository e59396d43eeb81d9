import type { CheckoutIntents } from "./checkout-intent.ts";
import type { PendingPurchases } from "./pending-purchase.ts";
import type { RestoreTickets } from "./restore-tickets.ts";

/** What this browser keeps of a buyer until an account owns the purchase. */
export interface Keeping {
  pending: PendingPurchases;
  intents: CheckoutIntents;
  tickets: RestoreTickets;
  /** The address that was typed in the quiz. */
  quizEmail: { read(): string; forget(): void };
}
