import Stripe from "stripe";
import { kindOf } from "./endpoint.ts";
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
  /** The provider's id; null if the payment was refunded before. */
  refund: string | null;
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
    return { outcome: "requested", refund: id, reason: null };
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
    // By an earlier attempt with a lost answer, or in the provider's dashboard.
    if (code === "charge_already_refunded")
      return { outcome: "requested", refund: null, reason: null };
    console.error(`A refund has to wait: ${kindOf(error)}`);
    return { outcome: "later", refund: null, reason: wordOf(code) };
  }
}

function wordOf(code: string | undefined): string {
  return code !== undefined && /^[a-z0-9_]{1,40}$/.test(code) ? code : "not_reached";
}
