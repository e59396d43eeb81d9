import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { Stripe } from "stripe";
import { eventText, type Purchase } from "../deliveries/purchase.ts";
import { publicKey } from "../public-key.ts";

const { webhooks } = new Stripe("sk_test_of_faults");

/** A request that wasn't answered as it should be. */
export class Unanswered extends Error {
  override name = "Unanswered";
}

interface BuyerOptions {
  /** Where requests of the provider and of browsers go. */
  origin: string;
  webhookSecret: string;
}

/** A purchase, its buyer's browser, and the provider that reports it. */
export function createBuyer(purchase: Purchase, { origin, webhookSecret }: BuyerOptions) {
  let token = publicKey;

  async function post<Body>(path: string, body: string, headers: object = {}): Promise<Body> {
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      // A process that ends takes its connections with it.
      headers: { "content-type": "application/json", connection: "close", ...headers },
      body,
    });
    const text = await response.text();
    if (!response.ok) throw new Unanswered(`${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }
  const asMember = () => ({ apikey: publicKey, authorization: `Bearer ${token}` });

  return {
    purchase,
    async signUp(): Promise<void> {
      const person = { email: `${randomUUID()}@example.com`, password: "correct horse" };
      const signedUp = await post<{ access_token: string }>(
        "/auth/v1/signup",
        JSON.stringify(person),
        { apikey: publicKey },
      );
      token = signedUp.access_token;
    },
    /** The provider sends the event. */
    webhook(): Promise<unknown> {
      const payload = eventText(purchase, 0);
      const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
      return post("/functions/v1/stripe-webhook", payload, { "stripe-signature": signature });
    },
    /** The buyer opens the success page. */
    async verify(): Promise<unknown> {
      const { sessionId } = purchase;
      const verdict = await post<{ state: string }>(
        "/functions/v1/stripe-verify",
        JSON.stringify({ sessionId }),
      );
      if (verdict.state !== "paid") throw new Unanswered(`verified as ${verdict.state}`);
      return verdict;
    },
    /** The buyer's account claims the order. */
    claim: (): Promise<unknown> =>
      post(
        "/rest/v1/rpc/claim_order",
        JSON.stringify({ session_id: purchase.sessionId, claim: purchase.sessionId }),
        asMember(),
      ),
    /** The rows of a table that the account sees. */
    async rows(table: string): Promise<Record<string, unknown>[]> {
      const response = await fetch(`${origin}/rest/v1/${table}`, {
        headers: { connection: "close", ...asMember() },
      });
      return response.json();
    },
  };
}

export type Buyer = ReturnType<typeof createBuyer>;

/** Reads the records of a purchase as one line. */
export async function readRecorded(sql: Sql, { sessionId }: Purchase): Promise<string> {
  const [row] = await sql<{ line: string }[]>`
    select concat_ws(', ',
      (select string_agg('order ' || status, ' and ') from public.stripe_orders where checkout_session_id = ${sessionId}),
      (select string_agg(kind || ' ' || source, ' and ') from private.payment_facts where session_id = ${sessionId}),
      (select count(*) || ' claims' from private.claims where session_id = ${sessionId})) as line`;
  return row?.line ?? "nothing";
}
