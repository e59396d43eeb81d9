import type { Stripe } from "stripe";
import type { Account } from "../account.ts";
import type { PaymentRecord, SessionRecord } from "../records.ts";
import { sessionTotal } from "./line-items.ts";

/**
 * A session in Stripe's format. Fields of features that aren't used here are empty, as in Stripe's
 * own.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one table, as in Stripe's reference.
export function sessionObject(
  { origin, records }: Account,
  session: SessionRecord,
): Stripe.Checkout.Session {
  const payment = session.paymentId ? records.payments.get(session.paymentId) : undefined;
  const total = sessionTotal(session);
  return {
    id: session.id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: afterExpiration(origin, session),
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: session.consent ? { ...session.consent, terms_of_service: null } : null,
    consent_collection: session.consent
      ? { payment_method_reuse_agreement: null, promotions: "auto", terms_of_service: null }
      : null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: "if_required",
    customer_details: payment ? customerDetails(payment) : getAgreedDetails(session),
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: session.metadata,
    mode: "payment",
    origin_context: null,
    payment_intent: session.paymentId,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card", "us_bank_account"],
    payment_status: payment?.status === "succeeded" ? "paid" : "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: session.recoveredFrom ?? null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: session.status === "open" ? `${origin}/c/pay/${session.id}` : null,
    wallet_options: null,
  };
}

function afterExpiration(
  origin: string,
  { recovery }: SessionRecord,
): Stripe.Checkout.Session.AfterExpiration | null {
  if (!recovery) return null;
  const { allowPromotionCodes, token, expiresAt } = recovery;
  return {
    recovery: {
      enabled: true,
      allow_promotion_codes: allowPromotionCodes,
      url: token && `${origin}/c/pay/r/${token}`,
      expires_at: expiresAt,
    },
  };
}

/** Without a payment, the shop gets the address only from a visitor who agreed to hear from it. */
function getAgreedDetails({
  consent,
  typedEmail,
}: SessionRecord): Stripe.Checkout.Session.CustomerDetails | null {
  return consent?.promotions === "opt_in" && typedEmail !== undefined
    ? customerDetails({ email: typedEmail, name: null })
    : null;
}

function customerDetails({
  email,
  name,
}: Pick<PaymentRecord, "email" | "name">): Stripe.Checkout.Session.CustomerDetails {
  const address = {
    city: null,
    country: "US",
    line1: null,
    line2: null,
    postal_code: null,
    state: null,
  };
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: "none",
    tax_ids: null,
  };
}
