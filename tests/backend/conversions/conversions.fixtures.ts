import { afterAll, beforeEach, vi } from "vitest";
import { publishExperiments } from "#rules/experiments/published-experiments.ts";
import { keys } from "../support/environment.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE } from "../support/wrap-database.ts";
import { adNetworks, adSettings, type Network } from "./ad-networks.fixtures.ts";

export const CONSENT_TEXT = "You may tell the ad network that brought me here that I bought.";
export const CLICKS: Record<Network, { clickKind: string; clickId: string }> = {
  meta: { clickKind: "fbclid", clickId: "IwAR0-meta_aem_X" },
  ga4: { clickKind: "gclid", clickId: "Cj0KCQ-google_X" },
  tiktok: { clickKind: "ttclid", clickId: "E.C.P.tiktok-X" },
};
/** The fields about ads in a checkout of a visitor who came from a network and agreed. */
export const agreeToAds = (network: Network) => ({ adConsent: CONSENT_TEXT, ...CLICKS[network] });

/** A shop that reports to stand-ins of the ad networks. */
export async function openAdBackend() {
  const ads = adNetworks();
  const testBackend = await openTestBackend({ others: ads.fetch });
  testBackend.siteFiles.set("/experiments.json", publishExperiments({}, CONSENT_TEXT));
  const { sql } = testBackend;
  for (const [name, value] of Object.entries(adSettings)) vi.stubEnv(name, value);
  afterAll(() => void vi.unstubAllEnvs());
  beforeEach(async () => {
    ads.received.length = 0;
    await sql`delete from private.conversions`;
  });

  async function checkout(more: object = {}, key: string = crypto.randomUUID()): Promise<string> {
    const body = { priceId: PRICE.price_id, ...more };
    const headers = { "idempotency-key": key };
    return (await testBackend.call("stripe-checkout", body, { headers })).body.sessionId;
  }

  /** The order of a session that is paid now. */
  async function payAndFindOrder(session: string) {
    await testBackend.pay(session);
    await testBackend.settle();
    const [order] = await sql<{ id: string; created_at: Date }[]>`
      select id, created_at from public.stripe_orders where checkout_session_id = ${session}`;
    if (!order) throw new Error("There is no order.");
    return order;
  }

  const run = () =>
    testBackend.call(
      "conversions",
      {},
      { headers: { authorization: `Bearer ${keys.sweepSecret}` } },
    );
  return {
    ads,
    shop: testBackend,
    checkout,
    paid: payAndFindOrder,
    buyWith: async (network: Network) => payAndFindOrder(await checkout(agreeToAds(network))),
    run,
    /** Runs the job, and returns its report. */
    readRunReport: async () => (await run()).body,
    /** Makes the next attempt due. */
    pass: () => sql`update private.conversions set next_at = now()`,
    outbox: () =>
      sql`select provider, state, reason, attempts, sent_at is not null as is_sent from private.conversions`,
    consents: (session: string) =>
      sql`select text, click_kind, click_id, at from private.ad_consents where session_id = ${session}`,
  };
}
