import { Stripe } from "stripe";
import { keys } from "../support/environment.ts";

const { webhooks } = new Stripe(keys.stripeKey);

interface Signing {
  secret?: string;
  /** Seconds since 1970. */
  timestamp?: number;
}

/** The `stripe-signature` header of an event, computed as the provider does. */
export function createSignature(
  payload: string,
  { secret = keys.webhookSecret, timestamp = Math.floor(Date.now() / 1000) }: Signing = {},
): string {
  return webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

/** The text of an event, with more line breaks than a program would write. */
export function eventText(type: string, object: object): string {
  return JSON.stringify(
    { id: `evt_${crypto.randomUUID()}`, object: "event", type, livemode: false, data: { object } },
    null,
    2,
  );
}
