import type Stripe from "stripe";

/** Something that happened to a payment. Facts are only added, never changed. */
export interface Fact {
  kind: "paid" | "refund" | "refund_failed" | "dispute_opened" | "dispute_won" | "dispute_lost";
  /** The provider's id for the event: a payment intent, a refund, or a dispute. */
  source: string;
  amount?: number;
}

export function factsOfRefund({ id, amount, status }: Stripe.Refund): Fact[] {
  const refund: Fact = { kind: "refund", source: id, amount };
  return status === "failed" || status === "canceled"
    ? [refund, { kind: "refund_failed", source: id }]
    : [refund];
}

export function factsOfDispute({ id, status }: Stripe.Dispute): Fact[] {
  // An inquiry doesn't take money back.
  if (status.startsWith("warning_")) return [];
  const opened: Fact = { kind: "dispute_opened", source: id };
  if (status === "won") return [opened, { kind: "dispute_won", source: id }];
  return status === "lost" ? [opened, { kind: "dispute_lost", source: id }] : [opened];
}
