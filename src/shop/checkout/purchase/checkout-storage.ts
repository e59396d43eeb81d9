import type { CheckoutIntents } from "../checkout-intent.ts";
import type { RestoreTickets } from "../restore/restore-tickets.ts";
import type { PendingPurchases } from "./pending-purchase.ts";

/** This browser's data about a buyer until an account owns the purchase. */
export interface CheckoutStorage {
  pending: PendingPurchases;
  intents: CheckoutIntents;
  tickets: RestoreTickets;
  /** The email entered in the quiz. */
  quizEmail: { read(): string; forget(): void };
}
