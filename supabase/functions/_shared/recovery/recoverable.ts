import type Stripe from "stripe";

/** An expired session that its visitor may be reminded of. */
export interface Recoverable {
  /** The address typed on the provider's page, together with the consent. No other is ever used. */
  to: string;
  url: string;
  /** Until when the link works, in ISO 8601. */
  until: string;
  price_id: string;
  claim_hash: string | null;
}

const A_DAY_MS = 24 * 60 * 60 * 1000;

/** A session that no one paid in time, though its visitor agreed to a mail with a link to another. */
export function hasRecovery({ status, consent, after_expiration }: Stripe.Checkout.Session) {
  const hasLink = Boolean(after_expiration?.recovery?.url);
  return status === "expired" && consent?.promotions === "opt_in" && hasLink;
}

/**
 * Returns the facts for a reminder; undefined unless the visitor agreed and the link still lasts a
 * day.
 */
export function findRecoverable(
  session: Stripe.Checkout.Session,
  now: number,
): Recoverable | undefined {
  const { mode, customer_details, after_expiration, metadata } = session;
  const { url, expires_at } = after_expiration?.recovery ?? {};
  const to = customer_details?.email;
  if (!hasRecovery(session) || mode !== "payment") return undefined;
  if (!to || !url || !expires_at || !metadata?.price_id) return undefined;
  const until = expires_at * 1000;
  if (until < now + A_DAY_MS) return undefined;
  return {
    to,
    url,
    until: new Date(until).toISOString(),
    price_id: metadata.price_id,
    claim_hash: metadata.claim_hash ?? null,
  };
}
