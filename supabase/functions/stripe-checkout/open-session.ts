import Stripe from "stripe";
import { getErrorKind } from "../_shared/endpoint.ts";
import { provider } from "../_shared/provider.ts";
import { settings } from "../_shared/settings.ts";

type Params = Stripe.Checkout.SessionCreateParams;

/**
 * The provider may link to a copy of the session after it expires, and asks visitors if we may
 * write to them. No promotion codes: an order with another amount than the price isn't recognized.
 */
const RECOVERY = {
  after_expiration: { recovery: { enabled: true, allow_promotion_codes: false } },
  consent_collection: { promotions: "auto" },
} satisfies Partial<Params>;

/** Opens a session, or returns the one that was opened with the same key. */
export async function openSession(
  params: Params,
  intent: string,
): Promise<Stripe.Checkout.Session> {
  const open = (more: Partial<Params>, idempotencyKey: string) =>
    provider().checkout.sessions.create({ ...params, ...more }, { idempotencyKey });
  if (!settings().recoveryMails) return open({}, intent);
  try {
    // The provider refuses a key that comes back with other parameters, so that switching the
    // setting would stop visitors who press the button again.
    return await open(RECOVERY, `${intent}-recovery`);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // Consent is only available to shops in the United States. No checkout fails because of a mail.
    console.error(
      `RECOVERY_MAILS is on, but the provider refuses to recover: ${getErrorKind(error)}`,
    );
    return open({}, intent);
  }
}
