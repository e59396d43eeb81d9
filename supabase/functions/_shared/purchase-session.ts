import type Stripe from "stripe";
import { isMissing, provider } from "./provider.ts";

type Session = Stripe.Checkout.Session;

/** More copies of copies than anyone makes. It keeps a call from going on forever. */
const MAX_COPIES = 5;

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

/**
 * Reads the metadata of a purchase from its start. A recovered session is the provider's copy of an
 * expired one, and nothing promises that the copy has the first one's metadata.
 */
export async function readPurchaseMetadata(session: Session): Promise<Stripe.Metadata> {
  let first = session;
  for (let copies = 0; first.recovered_from && copies < MAX_COPIES; copies += 1) {
    const earlier = await retrieveSession(first.recovered_from);
    if (!earlier) break;
    first = earlier;
  }
  const metadata = { ...session.metadata, ...first.metadata };
  // A stranger may have begun it with the address of somebody else. The claim would give them the
  // account that the other one pays for.
  if (session.recovered_from) delete metadata.claim_hash;
  return metadata;
}
