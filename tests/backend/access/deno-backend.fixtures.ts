import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll } from "vitest";
import { publishExperiments } from "#rules/experiments/published-experiments.ts";
import { openMailbox } from "#tools/dev/local-backend/mail/mailbox.ts";
import { createStripeStandIn } from "#tools/dev/local-backend/stripe/stand-in.ts";
import { type Api, type Mail, openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { functionSettings } from "#tools/dev/local-backend/supabase/function-settings.ts";
import { freshDatabase } from "../support/database.ts";
import { keys } from "../support/environment.ts";
import { denoProject, functionNames } from "./deno.ts";

const siteExperiments = publishExperiments({
  order: { question: "Which order sells more plans?", arms: { A: 50, B: 50 } },
});

/** Resolves once `countDown` was called so many times. */
function countdown(times: number) {
  let onDone = () => {};
  let left = times;
  const done = new Promise<void>((resolve) => {
    onDone = resolve;
  });
  const countDown = () => {
    left -= 1;
    if (left === 0) onDone();
  };
  return { done, countDown };
}

/** The functions in Deno, each with its own server, and everything that they call. */
export async function openDenoBackend() {
  const { sql, url: databaseUrl } = await freshDatabase({ connections: 2 });
  const deno = denoProject();
  afterAll(() => deno.close());

  const mails: Mail[] = [];
  const twoMails = countdown(2);
  const said: string[] = [];
  const addresses: Record<string, string> = {};
  const taken: number[] = [];
  const threeEvents = countdown(3);
  const mailbox = openMailbox(undefined, keys.mailKey);

  // Real HTTP in both directions: the functions call this server, and it calls them.
  const server: Server = createServer(
    getRequestListener(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/rest/")) return api.fetch(request);
      if (pathname === "/experiments.json") return new Response(siteExperiments);
      if (pathname === "/mail/v1/emails") {
        mails.push(await request.clone().json());
        twoMails.countDown();
      }
      return (
        (await mailbox.fetch(request)) ??
        (await stripe.fetch(request)) ??
        new Response("Not found", { status: 404 })
      );
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api: Api = await openApi({
    databaseUrl,
    origin,
    keys,
    publicKey: "sb_publishable_of_tests",
    sendMail: async () => {},
  });
  const stripe = createStripeStandIn({
    origin,
    secretKey: keys.stripeKey,
    webhookSecret: keys.webhookSecret,
    webhookUrl: `${origin}/functions/v1/stripe-webhook`,
    async deliver(request) {
      const answer = await fetch(addresses["stripe-webhook"] ?? "", {
        method: "POST",
        headers: request.headers,
        body: await request.text(),
      });
      taken.push(answer.status);
      threeEvents.countDown();
      return answer;
    },
  });
  afterAll(async () => {
    stripe.close();
    server.closeAllConnections();
    server.close();
    await api.close();
  });

  beforeAll(async () => {
    for (const name of functionNames)
      addresses[name] = await deno.serve(name, functionSettings(origin, keys), said);
  });

  const post = async (name: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(addresses[name] ?? "", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };
  const pay = async (sessionId: string) => {
    const form = new URLSearchParams({ email: "jane@example.com" });
    const headers = { Authorization: `Bearer ${keys.stripeKey}` };
    return fetch(`${origin}/v1/test_helpers/checkout/sessions/${sessionId}/pay`, {
      method: "POST",
      headers,
      body: form,
    });
  };
  /** Counts visits and orders of an arm of the experiment `order`. */
  const count = (arm: string, visits: number, sold: number) => sql`
    insert into public.funnel_totals (day, version, arms, source, visits, orders)
    values (private.today(), 'v1', ${`order:${arm}`}, 'direct', ${visits}, ${sold})`;
  const orders = (sessionId: string) =>
    sql`select status from public.stripe_orders where checkout_session_id = ${sessionId}`;

  return {
    deno,
    origin,
    post,
    pay,
    count,
    orders,
    mails,
    taken,
    said,
    twoMails: twoMails.done,
    threeEvents: threeEvents.done,
  };
}
