import type { Stripe } from "stripe";
import { moneyText } from "#lib/money.ts";
import { type Account, now } from "../account.ts";
import { internalProblem, noSuch, StripeProblem } from "../api/errors.ts";
import {
  FIRST_PAGE,
  type ListObject,
  listObject,
  pageParameters,
  paginate,
  readCreatedRange,
} from "../api/lists.ts";
import { integer, metadata, readChoice, readForm, text } from "../api/parameters.ts";
import type { Route } from "../api/route.ts";
import { randomId } from "../ids.ts";
import type { PaymentRecord, RefundRecord } from "../records.ts";
import { emit } from "../webhooks/events.ts";
import { hasLostMoney } from "./disputes.ts";
import { chargeObject } from "./payment-objects.ts";
import { findPayment, findPaymentOfCharge } from "./payments.ts";
import { sumRefunds } from "./sum-refunds.ts";

/** The bank sends the money back to the shop: the buyer's card no longer exists. */
export function failRefund(account: Account, id: string): object {
  const refund = findRefund(account, id);
  if (refund.status === "failed") throw new StripeProblem(400, "This refund has failed already.");
  refund.status = "failed";
  emit(account, "refund.failed", refundObject(account, refund));
  emit(account, "refund.updated", refundObject(account, refund));
  return refundObject(account, refund);
}

/** The latest refunds of a charge, as the charge brings them if they are expanded. */
export function refundsOfCharge(account: Account, chargeId: string): ListObject<Stripe.Refund> {
  const payment = findPaymentOfCharge(account.records, chargeId);
  const isOwn = ({ paymentId }: RefundRecord) => paymentId === payment.id;
  const { data, hasMore } = paginate(account.records.refunds.values(), isOwn, FIRST_PAGE);
  const refunds = data.map((refund) => refundObject(account, refund));
  return listObject(`/v1/charges/${chargeId}/refunds`, refunds, hasMore);
}

function findRefund({ records }: Account, id: string): RefundRecord {
  const refund = records.refunds.get(id);
  if (!refund) throw noSuch("refund", id, "refund");
  return refund;
}

/**
 * The amount to refund: the requested amount, or everything that's left. Throws if it's too much.
 */
function refundable(account: Account, payment: PaymentRecord, asked: number | undefined): number {
  const { chargeId, currency } = payment;
  if (payment.status !== "succeeded")
    throw new StripeProblem(
      400,
      `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`,
    );
  if (hasLostMoney(account.records, payment)) {
    throw new StripeProblem(
      400,
      `Charge ${chargeId} has been charged back; cannot issue a refund.`,
      { code: "charge_disputed" },
    );
  }
  const left = payment.amount - sumRefunds(account.records, payment);
  if (left === 0)
    throw new StripeProblem(400, `Charge ${chargeId} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const amount = asked ?? left;
  if (amount > left) {
    const message = `Refund amount (${moneyText(amount, currency)}) is greater than unrefunded amount on charge (${moneyText(left, currency)})`;
    throw new StripeProblem(400, message, { param: "amount" });
  }
  return amount;
}

const reason = readChoice("duplicate", "fraudulent", "requested_by_customer");

export const refundRoutes: Route[] = [
  {
    method: "POST",
    path: "/v1/refunds",
    run({ account, form }) {
      const shape = {
        payment_intent: text(),
        charge: text(),
        amount: integer(1, Number.MAX_SAFE_INTEGER),
        metadata: metadata(),
        reason,
      };
      const asked = readForm(form, shape);
      const payment = asked.payment_intent
        ? findPayment(account.records, asked.payment_intent)
        : findPaymentOfCharge(account.records, requireCharge(asked.charge));
      if (account.records.switches.failRefundsOf.includes(payment.id)) throw internalProblem();
      const refund: RefundRecord = {
        id: randomId("re_"),
        created: now(account),
        paymentId: payment.id,
        amount: refundable(account, payment, asked.amount),
        reason: asked.reason ?? null,
        metadata: asked.metadata ?? {},
        status: "succeeded",
      };
      account.records.refunds.set(refund.id, refund);
      emit(account, "refund.created", refundObject(account, refund));
      emit(account, "charge.refunded", chargeObject(account, payment));
      return refundObject(account, refund);
    },
  },
  {
    method: "GET",
    path: "/v1/refunds",
    run({ account, form }) {
      const asked = readForm(form, {
        ...pageParameters,
        payment_intent: text(),
        charge: text(),
        created: readCreatedRange,
      });
      const isListed = (refund: RefundRecord) =>
        asked.created(refund.created) &&
        (!asked.payment_intent || asked.payment_intent === refund.paymentId) &&
        (!asked.charge || asked.charge === findPayment(account.records, refund.paymentId).chargeId);
      const { data, hasMore } = paginate(account.records.refunds.values(), isListed, asked);
      const refunds = data.map((refund) => refundObject(account, refund));
      return listObject("/v1/refunds", refunds, hasMore);
    },
  },
  {
    method: "GET",
    path: "/v1/refunds/:id",
    run({ account, id, form }) {
      readForm(form, {});
      return refundObject(account, findRefund(account, id));
    },
  },
];

function requireCharge(charge: string | undefined): string {
  if (charge) return charge;
  throw new StripeProblem(
    400,
    "One of the following params should be provided for this request: payment_intent or charge.",
    {
      begun: false,
      code: "parameter_missing",
    },
  );
}

function refundObject({ records }: Account, refund: RefundRecord): Stripe.Refund {
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
