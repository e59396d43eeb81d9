import { createStripeStandIn } from "#tools/dev/local-backend/stripe/stand-in.ts";
import { PRICE } from "../../../backend/support/wrap-database.ts";
import { randomBeacon } from "../numbers/typical-visits.ts";
import { median } from "../speed/figures.ts";

const ROUNDS = 40;

/** The cost of one call of a function. */
export interface FunctionCost {
  /** The time of our own code and the database. The payment provider answers at once. */
  ms: number;
  /** The number of times that it calls the database and the payment provider, by address. */
  calls: Record<string, number>;
}

export type FunctionName = "events" | "stripe-checkout" | "stripe-webhook" | "stripe-verify";

/** Visits and buys a few times through the functions, over a real PostgreSQL, and counts their requests. */
export async function measureFunctions(
  databaseUrl: string,
): Promise<Record<FunctionName, FunctionCost>> {
  // This sets the environment, which functions read when they're loaded.
  const { keys, origin } = await import("../../../backend/support/environment.ts");
  const { eventText, createSignature } = await import("../../../backend/orders/signed.ts");
  const { runFunction } = await import("#tools/dev/local-backend/supabase/functions.ts");
  const { openApi } = await import("#tools/dev/local-backend/supabase/api.ts");
  const api = await openApi({
    databaseUrl,
    origin,
    keys,
    publicKey: "sb_publishable_of_tests",
    sendMail: async () => {},
  });
  await api.query("select public.set_payment_mode('test')");
  const stripe = createStripeStandIn({
    origin,
    secretKey: keys.stripeKey,
    webhookSecret: keys.webhookSecret,
    webhookUrl: `${origin}/functions/v1/stripe-webhook`,
    deliver: async () => Response.json({}),
  });
  let calls: Record<string, number> = {};
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/\/cs_\w+$/, "/{id}")}`;
    calls[call] = (calls[call] ?? 0) + 1;
    return pathname.startsWith("/rest/")
      ? api.fetch(request)
      : ((await stripe.fetch(request)) ?? new Response("Not found", { status: 404 }));
  };

  const measured = {
    events: newTally(),
    "stripe-checkout": newTally(),
    "stripe-webhook": newTally(),
    "stripe-verify": newTally(),
  };
  const call = async (name: FunctionName, body: string, headers: Record<string, string> = {}) => {
    calls = {};
    const begun = performance.now();
    const sent = {
      "content-type": "application/json",
      "x-forwarded-for": `2001:db8::${Math.floor(Math.random() * 9999)}`,
      ...headers,
    };
    const response = await runFunction(
      new Request(`${origin}/functions/v1/${name}`, { method: "POST", headers: sent, body }),
    );
    measured[name].times.push(performance.now() - begun);
    measured[name].calls = calls;
    if (!response.ok)
      throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    return response.json().catch(() => undefined);
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await call("events", JSON.stringify(randomBeacon()));
      const { sessionId }: { sessionId: string } = await call(
        "stripe-checkout",
        JSON.stringify({ priceId: PRICE.price_id }),
      );
      const body = new URLSearchParams({ email: "jane@example.com" });
      const headers = { Authorization: `Bearer ${keys.stripeKey}` };
      await stripe.fetch(
        new Request(`${origin}/v1/test_helpers/checkout/sessions/${sessionId}/pay`, {
          method: "POST",
          headers,
          body,
        }),
      );
      const event = eventText("checkout.session.completed", { id: sessionId });
      // First, a visitor who is back before the event.
      await call("stripe-verify", JSON.stringify({ sessionId }));
      await call("stripe-webhook", event, { "stripe-signature": createSignature(event) });
    }
  } finally {
    globalThis.fetch = realFetch;
    stripe.close();
    await api.close();
  }
  const costs = Object.entries(measured).map(([name, { times, calls }]) => [
    name,
    { ms: median(times), calls },
  ]);
  return Object.fromEntries(costs) as Record<FunctionName, FunctionCost>;
}

const newTally = () => ({ times: [] as number[], calls: {} as Record<string, number> });
