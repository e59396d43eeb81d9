import { afterAll, afterEach, expect, vi } from "vitest";
import { type Mail, openApi } from "../../scripts/backend/api.ts";
import { runFunction } from "../../scripts/backend/functions.ts";
import { openMailbox } from "../../scripts/backend/mailbox.ts";
import { createStripeStandIn } from "../../scripts/backend/stripe/stand-in.ts";
import { freshDatabase } from "../database/database.ts";
import { PRICE } from "../database/shop.ts";
import { keys, origin } from "./environment.ts";
import { handClock } from "./hand-clock.ts";
import { stubNetwork } from "./network.ts";

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the browser would read
  body: any;
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  /** The address that the last proxy saw. */
  from?: string;
}

interface Payer {
  email?: string;
  method?: "card" | "bank_debit";
}

/** What no answer may hold: a trace, a place in our files, a secret, somebody's address. */
const TELLTALE =
  /\n\s+at |node_modules|\.ts:|postgres|sk_test_|whsec_|sb_secret_|[\w.+-]+@[\w-]+\.\w/i;

/** The network address of a client that hasn't asked before. */
function someAddress(): string {
  return `2001:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
}

interface Opening {
  /** What the provider's clock says at first, in milliseconds since 1970; now, where nothing is said. */
  begins?: number;
}

/** Functions, database, payment provider and mail service, in this process. Nothing happens by itself: `settle` lets things happen. */
export async function openShop({ begins = Date.now() }: Opening = {}) {
  const { sql, url } = await freshDatabase({ connections: 2 });
  const clock = handClock(begins);
  const mails: Mail[] = [];
  const mailbox = openMailbox(undefined, keys.mailKey);
  const api = await openApi({
    databaseUrl: url,
    origin,
    keys,
    publicKey: "sb_publishable_of_tests",
    sendMail: async (mail) => void mails.push(mail),
  });
  const said: string[] = [];

  const run = async (request: Request): Promise<Response> => {
    const response = await runFunction(request);
    said.push(await response.clone().text());
    return response;
  };
  const stripe = createStripeStandIn({
    origin,
    secretKey: keys.stripeKey,
    webhookSecret: keys.webhookSecret,
    webhookUrl: `${origin}/functions/v1/stripe-webhook`,
    deliver: (request) => network.track(run(request)),
    clock,
  });
  const network = stubNetwork(async (request) => {
    const { pathname } = new URL(request.url);
    if (/^\/(rest|auth)\//.test(pathname)) return api.fetch(request);
    if (pathname === "/mail/v1/emails") {
      const { to, ...mail } = await request.clone().json();
      mails.push({ ...mail, to: to[0] });
    }
    return (
      (await mailbox.fetch(request)) ??
      (await stripe.fetch(request)) ??
      new Response("Not found", { status: 404 })
    );
  });

  afterEach(() => {
    for (const answer of said.splice(0)) expect(answer).not.toMatch(TELLTALE);
  });
  afterAll(async () => {
    stripe.close();
    await api.close();
    vi.unstubAllGlobals();
  });

  async function answered(response: Response): Promise<Answer> {
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
  }

  const shop = {
    sql,
    network,
    mails,
    /** Calls a function as a browser does. A text is sent as it is, anything else as JSON. */
    async call(
      name: string,
      body: unknown,
      { method = "POST", headers = {}, from = someAddress() }: Call = {},
    ): Promise<Answer> {
      const sent =
        method === "POST" ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {};
      const sentHeaders = {
        "content-type": "application/json",
        "x-forwarded-for": from,
        ...headers,
      };
      return answered(
        await run(
          new Request(`${origin}/functions/v1/${name}`, { method, headers: sentHeaders, ...sent }),
        ),
      );
    },
    /** Calls the provider's API as its dashboard, or a buyer and their bank, would. */
    async stripe(path: string, form?: Record<string, string>): Promise<Answer> {
      const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
      const response = await stripe.fetch(
        new Request(`${origin}/v1/${path}`, {
          ...init,
          headers: { Authorization: `Bearer ${keys.stripeKey}` },
        }),
      );
      const answer = await answered(response!);
      if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      return answer;
    },
    /** Lets everything happen that is due, and waits for it. */
    async settle(passedMs = 0): Promise<void> {
      clock.pass(passedMs);
      do {
        await network.idle();
        await new Promise((resolve) => setImmediate(resolve));
      } while (clock.runDue() || !network.isIdle());
    },
    /** A visitor who presses the button on the sales page. */
    async checkout(
      key: string = crypto.randomUUID(),
    ): Promise<{ url: string; claim: string; sessionId: string }> {
      return (
        await shop.call(
          "stripe-checkout",
          { priceId: PRICE.price_id },
          { headers: { "idempotency-key": key } },
        )
      ).body;
    },
    async pay(
      sessionId: string,
      { email = "jane@example.com", method = "card" }: Payer = {},
    ): Promise<{ payment_intent: string }> {
      return (
        await shop.stripe(`test_helpers/checkout/sessions/${sessionId}/pay`, { email, method })
      ).body;
    },
    /** A session that is paid; its events are on their way. */
    async bought(how: Payer = {}) {
      const begun = await shop.checkout();
      const { payment_intent } = await shop.pay(begun.sessionId, how);
      return { ...begun, payment_intent };
    },
    switches: (form: Record<string, string>) => shop.stripe("test_helpers/switches", form),
    verify: async (sessionId: string) => (await shop.call("stripe-verify", { sessionId })).body,
    sweep: (body: unknown = {}) =>
      shop.call("stripe-reconcile", body, {
        headers: { authorization: `Bearer ${keys.sweepSecret}` },
      }),
    async orders(sessionId: string): Promise<string[]> {
      const rows = await sql<
        { status: string }[]
      >`select status from public.stripe_orders where checkout_session_id = ${sessionId}`;
      return rows.map(({ status }) => status);
    },
    /** How much is written down anywhere. */
    async written(): Promise<unknown> {
      const [row] = await sql`select
        (select count(*)::int from private.payments) as payments, (select count(*)::int from private.payment_facts) as facts,
        (select count(*)::int from private.claims) as claims, (select count(*)::int from public.stripe_orders) as orders,
        (select count(*)::int from private.restore_tickets where session_id is not null) as tickets`;
      return row;
    },
  };
  return shop;
}
