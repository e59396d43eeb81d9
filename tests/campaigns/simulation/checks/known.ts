import type Stripe from "stripe";

/** An order in the database. */
export interface Order {
  id: string;
  session: string;
  status: string;
  owner: string | null;
  amount: number;
}

/** Everything that the provider knows. */
export interface Known {
  sessions: Stripe.Checkout.Session[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}
