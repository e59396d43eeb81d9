import Stripe from "stripe";
import { endpoint, Refusal } from "../_shared/endpoint.ts";
import { fulfil, toId } from "../_shared/fulfil.ts";
import { tally } from "../_shared/health/tally.ts";
import { provider } from "../_shared/provider.ts";
import { mailRecovery } from "../_shared/recovery/mail-recovery.ts";
import { settings } from "../_shared/settings.ts";

/**
 * Receives events from the payment provider. An event is a reason to ask, never the truth itself:
 * it may be late, repeated, or one of many. Responds once everything is recorded: 400 for anything
 * the provider didn't sign, 503 for "send it again".
 */
export default endpoint({
  maxBodyBytes: 1_000_000,
  failed: "Not now. Send it again.",
  async answer(body, request) {
    const event = await verifyEvent(body, request.headers.get("stripe-signature") ?? "");
    tally("provider-events", "received");
    const sessionId = await findSession(event);
    if (sessionId) await fulfil(sessionId, "event");
    if (sessionId && event.type === "checkout.session.expired")
      await mailRecovery(sessionId, () => Date.now());
    return { received: true };
  },
});

interface Happened {
  type: string;
  /** The affected object; empty for events that only refer to one. */
  object: { id?: unknown; payment_intent?: string | { id: string } | null };
}

/** Verifies the provider's signature and parses the event. Refuses anything else. */
async function verifyEvent(body: string, signature: string): Promise<Happened> {
  const secret = settings().STRIPE_WEBHOOK_SECRET;
  const { webhooks } = provider();
  try {
    const fits = await webhooks.signature?.verifyHeaderAsync(
      body,
      signature,
      secret,
      undefined,
      Stripe.createSubtleCryptoProvider(),
    );
    if (fits !== true) throw new Error("Nothing has looked at the signature.");
  } catch (error) {
    // Any error here comes from the request.
    if (error instanceof Error && error.message.includes("Timestamp outside")) {
      console.error(
        "A webhook was refused for its age. If there are many, check this server's clock.",
      );
    }
    throw new Refusal(400, "The signature doesn't match.");
  }
  const event = parseEvent(body);
  if (!event) throw new Refusal(400, "This isn't an event.");
  return event;
}

function parseEvent(body: string): Happened | undefined {
  try {
    const {
      type,
      object: kind,
      data,
    }: { type?: unknown; object?: unknown; data?: { object?: unknown } } = JSON.parse(body);
    if (typeof type !== "string") return undefined;
    if (kind === "v2.core.event") return { type, object: {} };
    return typeof data?.object === "object" && data.object !== null
      ? { type, object: data.object }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The session that an event is about; undefined for events that change nothing here. */
async function findSession({ type, object }: Happened): Promise<string | undefined> {
  if (type.startsWith("checkout.session."))
    return typeof object.id === "string" ? object.id : undefined;
  if (!/^(charge\.refund|refund\.|charge\.dispute\.)/.test(type)) return undefined;
  const payment_intent = toId(object.payment_intent);
  if (!payment_intent) return undefined;
  const { data: sessions } = await provider().checkout.sessions.list({ payment_intent, limit: 1 });
  return sessions[0]?.id;
}
