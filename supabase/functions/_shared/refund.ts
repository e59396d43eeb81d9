import Stripe from "stripe";
import { getErrorKind } from "./endpoint.ts";
import { provider } from "./provider.ts";

interface RefundRequest {
  payment_intent: string;
  /**
   * The provider repeats a saved failure for a whole day under the same key, so each attempt has its
   * own.
   */
  key: string;
  metadata: Record<string, string>;
}

interface RefundOutcome {
  outcome: "requested" | "later";
  /** The provider's id of the refund, if there is one. */
  refund: string | null;
  /** The payment had been refunded before. */
  wasRefunded: boolean;
  /** Why it has to wait, in a word. */
  reason: string | null;
}

/**
 * Asks the provider to refund everything that's left of a payment. It never refunds more than was
 * paid, so a later attempt can't refund twice.
 */
export async function refund({
  payment_intent,
  key,
  metadata,
}: RefundRequest): Promise<RefundOutcome> {
  try {
    const { id } = await provider().refunds.create(
      { payment_intent, reason: "requested_by_customer", metadata },
      { idempotencyKey: key },
    );
    return { outcome: "requested", refund: id, wasRefunded: false, reason: null };
  } catch (error) {
    // By an earlier attempt with a lost answer, or in the provider's dashboard.
    if (getErrorCode(error) === "charge_already_refunded") return earlierRefund(payment_intent);
    return later(error);
  }
}

/** The latest refund of a payment: the bank may still send it back. */
async function earlierRefund(payment_intent: string): Promise<RefundOutcome> {
  try {
    const { data } = await provider().refunds.list({ payment_intent, limit: 1 });
    return { outcome: "requested", refund: data[0]?.id ?? null, wasRefunded: true, reason: null };
  } catch (error) {
    return later(error);
  }
}

function later(error: unknown): RefundOutcome {
  console.error(`A refund has to wait: ${getErrorKind(error)}`);
  return {
    outcome: "later",
    refund: null,
    wasRefunded: false,
    reason: toLoggedCode(getErrorCode(error)),
  };
}

const getErrorCode = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

function toLoggedCode(code: string | undefined): string {
  return code !== undefined && /^[a-z0-9_]{1,40}$/.test(code) ? code : "not_reached";
}
