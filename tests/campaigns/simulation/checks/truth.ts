import type Stripe from "stripe";
import { type Provider, ProviderRefusal } from "../shop/provider.ts";

/** A session's state by the provider's objects, worked out without the product's code. */
export type Truth = "completed" | "refunded" | "disputed" | "processing" | "unpaid";

type Session = Stripe.Checkout.Session;

const isOpen = ({ status }: Stripe.Dispute) =>
  ["needs_response", "under_review", "lost"].includes(status);

export function deriveTruth(
  session: Session,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): Truth {
  if (session.payment_status !== "paid") return isOnItsWay(session) ? "processing" : "unpaid";
  const kept = refunds.filter(({ status }) => status === "succeeded");
  const back = kept.reduce((sum, { amount }) => sum + amount, 0);
  if (back >= (session.amount_total ?? 0)) return "refunded";
  return disputes.some(isOpen) ? "disputed" : "completed";
}

function isOnItsWay({ status, payment_intent: intent }: Session): boolean {
  return status === "complete" && typeof intent === "object" && intent?.status === "processing";
}

/** The truth about one session, at this moment. Undefined if the provider doesn't say. */
export async function readTruth(provider: Provider, sessionId: string): Promise<Truth | undefined> {
  try {
    const session = await provider.session(sessionId);
    const intent = session.payment_intent;
    const id = typeof intent === "string" ? intent : intent?.id;
    const of = async <Item>(list: string): Promise<Item[]> =>
      id ? (await provider.ask<{ data: Item[] }>(`${list}?payment_intent=${id}`)).data : [];
    return deriveTruth(
      session,
      await of<Stripe.Refund>("refunds"),
      await of<Stripe.Dispute>("disputes"),
    );
  } catch (error) {
    if (error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}
