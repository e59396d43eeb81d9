import type Stripe from "stripe";
import { cleanTypedAddress } from "#lib/typed/typed-text.ts";
import { inDatabase } from "./database.ts";
import { type Fact, factsOfDispute, factsOfRefund } from "./facts.ts";
import { provider } from "./provider.ts";
import { readPurchaseMetadata, retrieveSession } from "./purchase-session.ts";
import { hasRecovery } from "./recovery/recoverable.ts";

/** The provider's answer about a session. The database has already recorded it. */
export type Fulfilment =
  | { state: "paid"; owned: boolean; news: number }
  // The provider has no such session.
  | { state: "unknown"; news: number }
  // Never paid, refused by the bank, not ours, or refunded. `isMailed`: it has expired, and its
  // visitor agreed to a mail with a link to another session. That one may be paid, which only the
  // mailbox of its payer learns.
  | { state: "unpaid"; news: number; isMailed?: true }
  // A delayed payment method that hasn't settled yet.
  | { state: "processing"; news: number };

interface Recorded {
  known: boolean;
  news: number;
  status: string;
  owned: boolean;
}

/**
 * Asks the provider for the current state of a session and records it. Called by the webhook, the
 * success page, and the sweep. Any number of calls, in any order or in parallel, create one order.
 * Rejects if the provider or the database can't be reached.
 *
 * `heard_from` says who gave a reason to ask, unless it was the buyer. If it was only the sweep, an
 * event is late or lost.
 */
export async function fulfil(
  sessionId: string,
  heard_from?: "event" | "sweep",
): Promise<Fulfilment> {
  const session = await retrieveSession(sessionId);
  if (!session) return { state: "unknown", news: 0 };
  if (session.mode !== "payment") return { state: "unpaid", news: 0 };
  if (hasRecovery(session)) return { state: "unpaid", news: 0, isMailed: true };
  if (session.payment_status !== "paid")
    return { state: await describeUndecided(session), news: 0 };
  const intent = toId(session.payment_intent);
  if (!intent) return { state: "unpaid", news: 0 };

  const metadata = await readPurchaseMetadata(session);
  const recorded = await inDatabase<Recorded>("record_payment", {
    payment: {
      session_id: session.id,
      payment_intent: intent,
      price_id: metadata.price_id ?? "",
      amount: session.amount_total,
      currency: session.currency,
      email: readAddress(session),
      livemode: session.livemode,
      claim_hash: metadata.claim_hash ?? null,
      // Older sessions don't name a guarantee.
      guarantee_days: metadata.guarantee_days ? Number(metadata.guarantee_days) : null,
      heard_from,
      facts: [
        { kind: "paid", source: intent },
        ...(await collectFacts(intent, getCharge(session))),
      ],
    },
  });
  if (!recorded.known) return { state: "unpaid", news: 0 };
  return recorded.status === "completed"
    ? { state: "paid", owned: recorded.owned, news: recorded.news }
    : { state: "unpaid", news: recorded.news };
}

/**
 * The state of a session that isn't paid. While the bank decides, operators see the payment.
 */
async function describeUndecided(
  session: Stripe.Checkout.Session,
): Promise<"processing" | "unpaid"> {
  if (mayStillBePaid(session)) {
    const metadata = await readPurchaseMetadata(session);
    await inDatabase("note_pending_payment", {
      pending: {
        session_id: session.id,
        price_id: metadata.price_id ?? "",
        email: readAddress(session),
        amount: session.amount_total,
        currency: session.currency,
        since: session.created,
      },
    });
    return "processing";
  }
  // Sessions that nobody completed were never noted.
  if (session.status === "complete")
    await inDatabase("drop_pending_payment", { session_id: session.id });
  return "unpaid";
}

/** True if the buyer has done their part and the bank hasn't refused. */
function mayStillBePaid({ status, payment_intent }: Stripe.Checkout.Session): boolean {
  const isRefused =
    typeof payment_intent === "object" &&
    ["requires_payment_method", "canceled"].includes(payment_intent?.status ?? "");
  return status === "complete" && !isRefused;
}

/**
 * Everything that happened to a payment after it was made. The provider's current state includes
 * everything it reported earlier. Requests only what the charge doesn't say.
 */
async function collectFacts(payment_intent: string, charge?: Stripe.Charge): Promise<Fact[]> {
  const api = provider();
  const [refunds, disputes] = await Promise.all([
    charge?.refunds?.has_more === false
      ? charge.refunds.data
      : api.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1000 }),
    charge?.disputed === false
      ? []
      : api.disputes.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  ]);
  return [...refunds.flatMap(factsOfRefund), ...disputes.flatMap(factsOfDispute)];
}

/** The charge that paid for a session, if the provider expanded it. */
function getCharge({ payment_intent }: Stripe.Checkout.Session): Stripe.Charge | undefined {
  const charge = typeof payment_intent === "object" ? payment_intent?.latest_charge : undefined;
  return typeof charge === "object" ? (charge ?? undefined) : undefined;
}

export function toId(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === "string" ? reference : reference?.id;
}

/** The address that the buyer typed on the provider's page, as they'll type it again. */
function readAddress({ customer_details, customer_email }: Stripe.Checkout.Session) {
  const typed = customer_details?.email ?? customer_email;
  return typed && cleanTypedAddress(typed);
}
