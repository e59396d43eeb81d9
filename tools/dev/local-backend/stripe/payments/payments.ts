import { type Account, now } from "../account.ts";
import { noSuch } from "../api/errors.ts";
import { readForm } from "../api/parameters.ts";
import type { Route } from "../api/route.ts";
import { randomId } from "../ids.ts";
import type { PayMethod, PaymentRecord, Records, SessionRecord } from "../records.ts";
import { sessionTotal } from "../sessions/line-items.ts";
import { sessionObject } from "../sessions/session-object.ts";
import { emit } from "../webhooks/events.ts";
import { chargeObject, paymentIntentObject } from "./payment-objects.ts";

interface Payer {
  email: string;
  name: string | null;
  method: PayMethod;
}

/** Completes an open session. A card pays at once; a bank debit is settled later. */
export function pay(account: Account, session: SessionRecord, payer: Payer): void {
  const suffix = randomId("", 24);
  const payment: PaymentRecord = {
    id: `pi_${suffix}`,
    chargeId: `ch_${suffix}`,
    sessionId: session.id,
    created: now(account),
    amount: sessionTotal(session),
    currency: session.currency,
    metadata: session.paymentMetadata,
    methodId: randomId("pm_"),
    status: payer.method === "card" ? "succeeded" : "processing",
    ...payer,
  };
  account.records.payments.set(payment.id, payment);
  session.paymentId = payment.id;
  session.status = "complete";
  emitPaymentEvents(account, payment);
  emit(account, "checkout.session.completed", sessionObject(account, session));
}

/** The bank's response to a debit, days after the purchase. */
export function settle(
  account: Account,
  session: SessionRecord,
  payment: PaymentRecord,
  outcome: "succeeded" | "failed",
): void {
  payment.status = outcome;
  emitPaymentEvents(account, payment);
  emit(account, `checkout.session.async_payment_${outcome}`, sessionObject(account, session));
}

function emitPaymentEvents(account: Account, payment: PaymentRecord): void {
  const types = {
    processing: ["payment_intent.processing", "charge.pending"],
    succeeded: ["payment_intent.succeeded", "charge.succeeded"],
    failed: ["payment_intent.payment_failed", "charge.failed"],
  } as const;
  const [intentType, chargeType] = types[payment.status];
  emit(account, intentType, paymentIntentObject(payment));
  emit(account, chargeType, chargeObject(account, payment));
}

export function findPayment({ payments }: Records, id: string): PaymentRecord {
  const payment = payments.get(id);
  if (!payment) throw noSuch("payment_intent", id, "intent");
  return payment;
}

/** A charge has the id of its payment intent with another prefix. */
export function findPaymentOfCharge({ payments }: Records, id: string): PaymentRecord {
  const payment = id.startsWith("ch_") ? payments.get(`pi_${id.slice("ch_".length)}`) : undefined;
  if (!payment) throw noSuch("charge", id, "charge");
  return payment;
}

export const paymentRoutes: Route[] = [
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    run({ account, id, form }) {
      readForm(form, {});
      return paymentIntentObject(findPayment(account.records, id));
    },
  },
  {
    method: "GET",
    path: "/v1/charges/:id",
    run({ account, id, form }) {
      readForm(form, {});
      return chargeObject(account, findPaymentOfCharge(account.records, id));
    },
  },
];
