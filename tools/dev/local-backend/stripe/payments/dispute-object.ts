import type { Stripe } from "stripe";
import type { Account } from "../account.ts";
import type { DisputeRecord } from "../records.ts";
import { findPayment } from "./payments.ts";

const A_WEEK_IN_SECONDS = 7 * 24 * 60 * 60;

export function disputeObject({ records }: Account, dispute: DisputeRecord): Stripe.Dispute {
  const payment = findPayment(records, dispute.paymentId);
  return {
    id: dispute.id,
    object: "dispute",
    amount: payment.amount,
    balance_transactions: [],
    charge: payment.chargeId,
    created: dispute.created,
    currency: payment.currency,
    enhanced_eligibility_types: [],
    evidence: evidence(dispute.evidence),
    evidence_details: {
      due_by: dispute.created + A_WEEK_IN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: dispute.evidence !== null,
      past_due: false,
      submission_count: dispute.submissions,
      submission_method: dispute.submissions > 0 ? "manual" : "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: dispute.status.startsWith("warning_"),
    livemode: false,
    metadata: dispute.metadata,
    payment_intent: payment.id,
    reason: dispute.reason,
    status: dispute.status,
  };
}

function evidence(uncategorizedText: string | null): Stripe.Dispute.Evidence {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: uncategorizedText,
  };
}
