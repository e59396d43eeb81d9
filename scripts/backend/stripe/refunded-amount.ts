import type { PaymentRecord, Records } from "./records.ts";

/** What went back to the buyer. A refund that failed did not. */
export function refundedAmount(records: Records, payment: PaymentRecord): number {
  const refunds = [...records.refunds.values()].filter(
    (refund) => refund.paymentId === payment.id && refund.status !== "failed",
  );
  return refunds.reduce((sum, refund) => sum + refund.amount, 0);
}
