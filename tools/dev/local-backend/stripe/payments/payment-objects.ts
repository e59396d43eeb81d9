import type { Stripe } from "stripe";
import type { Account } from "../account.ts";
import type { PaymentRecord } from "../records.ts";
import { sumRefunds } from "./sum-refunds.ts";

const INTENT_STATUS = {
  processing: "processing",
  succeeded: "succeeded",
  failed: "requires_payment_method",
} as const;
const CHARGE_STATUS = { processing: "pending", succeeded: "succeeded", failed: "failed" } as const;

/** A payment in Stripe's format. */
export function paymentIntentObject(payment: PaymentRecord): Stripe.PaymentIntent {
  return {
    id: payment.id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: payment.status === "succeeded" ? payment.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: null,
    confirmation_method: "automatic",
    created: payment.created,
    currency: payment.currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: payment.chargeId,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: payment.status === "failed" ? null : payment.methodId,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card", "us_bank_account"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: INTENT_STATUS[payment.status],
    transfer_group: null,
  };
}

/** A payment's charge in Stripe's format. */
export function chargeObject({ records }: Account, payment: PaymentRecord): Stripe.Charge {
  const hasFailed = payment.status === "failed";
  const amountRefunded = sumRefunds(records, payment);
  return {
    id: payment.chargeId,
    object: "charge",
    amount: payment.amount,
    amount_captured: payment.status === "succeeded" ? payment.amount : 0,
    amount_refunded: amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: payment.email,
      name: payment.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: "STAND-IN",
    captured: payment.status === "succeeded",
    created: payment.created,
    currency: payment.currency,
    customer: null,
    description: null,
    disputed: [...records.disputes.values()].some((dispute) => dispute.paymentId === payment.id),
    failure_balance_transaction: null,
    failure_code: hasFailed ? "account_closed" : null,
    failure_message: hasFailed ? "The bank account has been closed." : null,
    fraud_details: {},
    livemode: false,
    metadata: payment.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: payment.status === "succeeded",
    payment_intent: payment.id,
    payment_method: payment.methodId,
    payment_method_details: methodDetails(payment),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: amountRefunded === payment.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: CHARGE_STATUS[payment.status],
    transfer_data: null,
    transfer_group: null,
  };
}

function methodDetails({ amount, method }: PaymentRecord): Stripe.Charge.PaymentMethodDetails {
  const details =
    method === "card"
      ? {
          type: "card",
          card: {
            amount_authorized: amount,
            authorization_code: null,
            brand: "visa",
            checks: null,
            country: "US",
            electronic_commerce_indicator: null,
            exp_month: 12,
            exp_year: 2034,
            funding: "credit",
            installments: null,
            last4: "4242",
            mandate: null,
            network: "visa",
            network_transaction_id: null,
            regulated_status: null,
            three_d_secure: null,
            transaction_link_id: null,
            wallet: null,
          },
        }
      : {
          type: "us_bank_account",
          us_bank_account: {
            account_holder_type: "individual",
            account_type: "checking",
            bank_name: "STRIPE TEST BANK",
            fingerprint: null,
            last4: "6789",
            payment_reference: null,
            routing_number: "110000000",
          },
        };
  // The shop doesn't need the rest of Stripe's card details.
  return details as unknown as Stripe.Charge.PaymentMethodDetails;
}
