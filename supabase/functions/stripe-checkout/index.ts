import { VISIT_ID } from "#rules/numbers/visit-id.ts";
import { hashClient } from "../_shared/client.ts";
import { inDatabase, type Refusals, refuseOn } from "../_shared/database.ts";
import { endpoint, getErrorKind, Refusal, textFields } from "../_shared/endpoint.ts";
import { currentStore } from "../_shared/event-store/event-store.ts";
import { visitGroup } from "../_shared/event-store/visits.ts";
import { seal, sha256 } from "../_shared/secrets.ts";
import { settings } from "../_shared/settings.ts";
import { recordAdConsent } from "./ad-consent.ts";
import { findPaidSession } from "./find-paid-session.ts";
import { openSession } from "./open-session.ts";
import { paymentPage } from "./payment-page.ts";

interface Price {
  name: string;
  description: string;
  amount: number;
  currency: string;
  guarantee_days: number;
}

/**
 * Creates a checkout session at the payment provider for one of our prices. The same
 * `Idempotency-Key` returns the same session. If one of the `unverified` sessions turns out to be
 * paid, creates none, and sends the buyer to their account instead. `X-Visit` names the visit that the
 * order is counted with.
 */
export default endpoint({
  maxBodyBytes: 2048,
  failed: "Failed to initialize payment",
  async answer(body, request) {
    const fields = textFields(body);
    const { priceId, unverified } = fields;
    if (!priceId || !/^[\w-]{1,100}$/.test(priceId))
      throw new Refusal(400, "Name what you would like to buy: priceId.");
    // The secrets are derived from the visitor's own key, so that a repeated call gets the same
    // response.
    const intent = await seal("intent", `${priceId}:${readIntent(request)}`);
    const client = await hashClient(request);
    const price = await beginCheckout(priceId, client, intent);
    const { SITE_URL } = settings();
    const paid = unverified && (await findPaidSession(unverified, client));
    if (paid) return { url: `${SITE_URL}/success?session_id=${paid}`, sessionId: paid };
    // The provider refuses a key that comes back with other terms.
    const terms = await seal("terms", JSON.stringify([intent, price]));
    const claim = await seal("claim", terms);
    const session = await openSession(
      {
        mode: "payment",
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: price.currency,
              unit_amount: price.amount,
              product_data: { name: price.name, description: price.description },
            },
          },
        ],
        success_url: `${SITE_URL}/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${SITE_URL}/sales`,
        // The guarantee is the one that the buyer was promised, even if it changes before they pay.
        metadata: {
          price_id: priceId,
          claim_hash: await sha256(claim),
          guarantee_days: String(price.guarantee_days),
        },
      },
      terms,
    );
    const url = paymentPage(session.url);
    const visit = request.headers.get("x-visit");
    if (visit && VISIT_ID.test(visit)) await groupSession(session.id, visit);
    await recordAdConsent(session.id, fields);
    return { url, claim, sessionId: session.id };
  },
});

/** Counts the session's order with the visit. No checkout waits long or fails because of a number. */
async function groupSession(session_id: string, visit: string): Promise<void> {
  try {
    const store = await currentStore();
    const group = store && (await visitGroup(store, visit));
    if (group) await inDatabase("store_session_group", { session_id, ...group });
    // Also a visit that began before the events were moved to ClickHouse.
    else await inDatabase("group_session", { session_id, visit });
  } catch (error) {
    console.warn(`A session is counted without its visit: ${getErrorKind(error)}`);
  }
}

const REFUSALS: Refusals = {
  PT404: [400, "This is not for sale."],
  PT429: [
    429,
    "Too many attempts. Please wait a few minutes and try again.",
    { "Retry-After": "600" },
  ],
};

function beginCheckout(priceId: string, client: string, intent: string): Promise<Price> {
  return refuseOn(
    REFUSALS,
    inDatabase<Price>("begin_checkout", { price_id: priceId, client, intent }),
  );
}

/** The browser's key for this attempt to buy, or a random one if the key is missing or unusable. */
function readIntent(request: Request): string {
  const key = request.headers.get("idempotency-key") ?? "";
  return /^[\w-]{16,100}$/.test(key) ? key : crypto.randomUUID();
}
