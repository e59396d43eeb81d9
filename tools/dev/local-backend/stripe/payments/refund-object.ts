import type { Stripe } from "stripe";
import type { Account } from "../account.ts";
import type { RefundRecord } from "../records.ts";
import { findPayment } from "./payments.ts";

export function refundObject({ records }: Account, refund: RefundRecord): Stripe.Refund {
  const payment = findPayment(records, refund.paymentId);
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    balance_transaction: null,
    charge: payment.chargeId,
    created: refund.created,
    currency: payment.currency,
    customer: null,
    customer_account: null,
    ...(refund.status === "failed" && { failure_reason: "expired_or_canceled_card" }),
    metadata: refund.metadata,
    payment_intent: payment.id,
    payment_method: payment.methodId,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
}
