import type Stripe from "stripe";
import { isMissing, provider } from "./provider.ts";

type Session = Stripe.Checkout.Session;

/** More copies of copies than anyone makes. It keeps a call from going on forever. */
const MOST_COPIES = 5;

/** The payment, its charge, and the charge's latest refunds come with the session. */
const expand = ["payment_intent.latest_charge.refunds"];

/** A session as the provider knows it now; undefined if it has no such session. */
export async function retrieveSession(id: string): Promise<Session | undefined> {
  try {
    return await provider().checkout.sessions.retrieve(id, { expand });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

interface Beginning {
  /** The id of the session that the purchase began with, if that's another one. */
  recoveredFrom: string | undefined;
  /** What we stored with the purchase when it began. */
  metadata: Stripe.Metadata;
}

/**
 * Where the purchase of a session began. A recovered session is the provider's copy of an expired
 * one. The browser holds the id and the claim of the first, and nothing promises that the copy has
 * the first one's metadata.
 */
export async function beginningOf(session: Session): Promise<Beginning> {
  let first = session;
  for (let copies = 0; first.recovered_from && copies < MOST_COPIES; copies += 1) {
    const earlier = await retrieveSession(first.recovered_from);
    if (!earlier) break;
    first = earlier;
  }
  return {
    recoveredFrom: first.id === session.id ? undefined : first.id,
    metadata: { ...session.metadata, ...first.metadata },
  };
}
