import type { PaymentRecord, Records } from "../records.ts";

/** The amount that went back to the buyer. Failed refunds don't count. */
export function sumRefunds(records: Records, payment: PaymentRecord): number {
  const refunds = [...records.refunds.values()].filter(
    (refund) => refund.paymentId === payment.id && refund.status !== "failed",
  );
  return refunds.reduce((sum, refund) => sum + refund.amount, 0);
}
