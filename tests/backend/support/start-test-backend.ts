// Before the functions, which read their settings when they are loaded.
import "./environment.ts";
import type { Sql } from "postgres";
import { openMailbox } from "#tools/dev/local-backend/mail/mailbox.ts";
import { createStripeStandIn } from "#tools/dev/local-backend/stripe/stand-in.ts";
import { type Mail, openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { runFunction } from "#tools/dev/local-backend/supabase/functions.ts";
import { type Answer, readAnswer } from "./answer.ts";
import { keys, origin } from "./environment.ts";
import { manualClock } from "./manual-clock.ts";
import { someAddress, stubNetwork } from "./network.ts";
import { PRICE } from "./wrap-database.ts";

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

export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

export interface Opening {
  /** The provider's initial time, in milliseconds since 1970; by default, now. */
  begins?: number;
  /** Answers requests to other services; undefined for all others. */
  others?(request: Request): Promise<Response | undefined>;
}

/**
 * Functions, database, payment provider, and mail service in this process. Nothing happens
 * automatically: call `settle` to run what is due.
 */
export async function startTestBackend(
  { sql, url }: { sql: Sql; url: string },
  { begins = Date.now(), others }: Opening = {},
) {
  const clock = manualClock(begins);
  const mails: Mail[] = [];
  const mailbox = openMailbox(undefined, keys.mailKey);
  const api = await openApi({
    databaseUrl: url,
    origin,
    keys,
    publicKey: "sb_publishable_of_tests",
    sendMail: async (mail) => void mails.push(mail),
  });
  const answers: string[] = [];
  const siteFiles = new Map<string, string>();

  const run = async (request: Request): Promise<Response> => {
    const response = await runFunction(request);
    answers.push(await response.clone().text());
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
    const file = siteFiles.get(pathname);
    if (file !== undefined) return new Response(file);
    return (
      (await others?.(request)) ??
      (await mailbox.fetch(request)) ??
      (await stripe.fetch(request)) ??
      new Response("Not found", { status: 404 })
    );
  });

  const testBackend = {
    sql,
    network,
    mails,
    /** The texts of everything that functions have answered. */
    answers,
    /** The files of the published site, by path. */
    siteFiles,
    /** Sends any request to the function named by its path. */
    run,
    /** Calls a function as a browser does. A string is sent as is, anything else as JSON. */
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
      return readAnswer(
        await run(
          new Request(`${origin}/functions/v1/${name}`, { method, headers: sentHeaders, ...sent }),
        ),
      );
    },
    /** Calls the provider's API as its dashboard would, or a buyer and their bank. */
    async stripe(path: string, form?: Record<string, string>): Promise<Answer> {
      const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
      const response = await stripe.fetch(
        new Request(`${origin}/v1/${path}`, {
          ...init,
          headers: { Authorization: `Bearer ${keys.stripeKey}` },
        }),
      );
      const answer = await readAnswer(response!);
      if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      return answer;
    },
    /** Runs everything that is due, and waits for it. */
    async settle(passedMs = 0): Promise<void> {
      clock.pass(passedMs);
      do {
        await network.idle();
        await new Promise((resolve) => setImmediate(resolve));
      } while (clock.runDue() || !network.isIdle());
    },
    /** The provider's time. */
    now: clock.now,
    /** Sets the provider's clock to the time of this machine. */
    catchUp: () => clock.pass(Date.now() - clock.now()),
    /** A visitor who presses the button on the sales page. */
    async checkout(
      key: string = crypto.randomUUID(),
    ): Promise<{ url: string; claim: string; sessionId: string }> {
      return (
        await testBackend.call(
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
        await testBackend.stripe(`test_helpers/checkout/sessions/${sessionId}/pay`, {
          email,
          method,
        })
      ).body;
    },
    /** A paid session with its events still on their way. */
    async buyPlan(how: Payer = {}) {
      const begun = await testBackend.checkout();
      const { payment_intent } = await testBackend.pay(begun.sessionId, how);
      return { ...begun, payment_intent };
    },
    switches: (form: Record<string, string>) => testBackend.stripe("test_helpers/switches", form),
    verify: async (sessionId: string) =>
      (await testBackend.call("stripe-verify", { sessionId })).body,
    sweep: (body: unknown = {}) =>
      testBackend.call("stripe-reconcile", body, {
        headers: { authorization: `Bearer ${keys.sweepSecret}` },
      }),
    async orders(sessionId: string): Promise<string[]> {
      const rows = await sql<
        { status: string }[]
      >`select status from public.stripe_orders where checkout_session_id = ${sessionId}`;
      return rows.map(({ status }) => status);
    },
    /** The row counts of everything that is recorded. */
    async countWritten(): Promise<unknown> {
      const [row] = await sql`select
        (select count(*)::int from private.payments) as payments, (select count(*)::int from private.payment_facts) as facts,
        (select count(*)::int from private.claims) as claims, (select count(*)::int from public.stripe_orders) as orders,
        (select count(*)::int from private.restore_tickets where session_id is not null) as tickets`;
      return row;
    },
    async close(): Promise<void> {
      // Functions do some work after their answer, such as counting a failure.
      await new Promise((resolve) => setImmediate(resolve));
      await network.idle();
      stripe.close();
      await api.close();
      network.restore();
    },
  };
  return testBackend;
}
