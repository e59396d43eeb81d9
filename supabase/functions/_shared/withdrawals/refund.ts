import Stripe from "stripe";
import { kindOf } from "../endpoint.ts";
import { provider } from "../provider.ts";

export interface DueRefund {
  session_id: string;
  payment_intent: string;
  /** 1 for the first. */
  attempt: number;
}

interface RefundOutcome {
  outcome: "requested" | "later";
  /** The provider's id. */
  refund: string | null;
  /** Why it has to wait, in a word. */
  reason: string | null;
}

/**
 * Asks the provider to refund everything that's left of a payment. The provider repeats a saved
 * failure for a whole day under the same key, so each attempt has its own. It never refunds more
 * than was paid, so a later attempt can't refund twice.
 */
export async function refund(
  withdrawal: string,
  { payment_intent, attempt }: DueRefund,
): Promise<RefundOutcome> {
  try {
    const { id } = await provider().refunds.create(
      { payment_intent, reason: "requested_by_customer", metadata: { withdrawal } },
      { idempotencyKey: `withdrawal-${withdrawal}-${attempt}` },
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
