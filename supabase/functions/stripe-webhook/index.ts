import Stripe from "stripe";
import { endpoint, Refusal } from "../_shared/endpoint.ts";
import { fulfil, idOf } from "../_shared/fulfil.ts";
import { provider } from "../_shared/provider.ts";
import { settings } from "../_shared/settings.ts";

/**
 * Hears what happened at the payment provider. An event is a reason to ask, never the truth itself: it may be late, repeated, or one of many.
 * Answers once everything is written down; 400 for what the provider did not sign, 503 for "send it again".
 */
export default endpoint({
  most: 1_000_000,
  failed: "Not now. Send it again.",
  async answer(body, request) {
    const event = await verified(body, request.headers.get("stripe-signature") ?? "");
    const sessionId = await sessionOf(event);
    if (sessionId) await fulfil(sessionId);
    return { received: true };
  },
});

async function verified(body: string, signature: string): Promise<Stripe.Event> {
  try {
    return await provider().webhooks.constructEventAsync(body, signature, settings().STRIPE_WEBHOOK_SECRET, undefined, Stripe.createSubtleCryptoProvider());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)) throw error;
    if (error.message.includes("Timestamp outside")) console.error("A webhook was refused for its age. If there are many, check this server's clock.");
    throw new Refusal(400, "The signature does not fit.");
  }
}

/** The session that an event is about; undefined for events that change nothing here. */
async function sessionOf({ type, data }: Stripe.Event): Promise<string | undefined> {
  const object = data.object as { id?: string; payment_intent?: string | { id: string } | null };
  if (type.startsWith("checkout.session.")) return object.id;
  if (!/^(charge\.refund|refund\.|charge\.dispute\.)/.test(type)) return undefined;
  const payment_intent = idOf(object.payment_intent);
  if (!payment_intent) return undefined;
  const { data: sessions } = await provider().checkout.sessions.list({ payment_intent, limit: 1 });
  return sessions[0]?.id;
}
