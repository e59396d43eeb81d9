import Stripe from "stripe";
import { createStripeStandIn } from "./stand-in.ts";
import { virtualClock } from "./virtual-clock.ts";

const ORIGIN = "http://localhost:5173";
const SECRET_KEY = "sk_test_key_of_the_tests";
const WEBHOOK_SECRET = "whsec_of_the_tests";

interface Received {
  body: string;
  signature: string;
}

interface TestStripeOptions {
  file?: string;
  clock?: ReturnType<typeof virtualClock>;
  /** The webhook's status; 200 by default. */
  answer?: () => number;
  /** The webhook receives the event and never responds. */
  isSilent?: boolean;
  secretKey?: string;
}

/**
 * A shop that sells through the stand-in: the real SDK, a webhook that records what it receives,
 * and a buyer's browser.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one world: its functions share the stand-in and what it delivered.
export function openTestStripe({
  file,
  clock = virtualClock(),
  answer = () => 200,
  isSilent = false,
  secretKey = SECRET_KEY,
}: TestStripeOptions = {}) {
  const received: Received[] = [];
  const standIn = createStripeStandIn({
    origin: ORIGIN,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: `${ORIGIN}/functions/v1/stripe-webhook`,
    deliver: async (request) => {
      const response = await clock.waitFor(receive(request));
      return isSilent ? new Promise<Response>(() => {}) : response;
    },
    clock,
    ...(file && { file }),
  });

  async function receive(request: Request): Promise<Response> {
    received.push({
      body: await request.text(),
      signature: request.headers.get("Stripe-Signature") ?? "",
    });
    return new Response(null, { status: answer() });
  }

  const fetchFromStandIn = async (input: string | URL | Request, init?: RequestInit) => {
    const response = await standIn.fetch(new Request(input, init));
    if (!response) throw new Error("This is not a path of Stripe's.");
    return response;
  };
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchFromStandIn),
    maxNetworkRetries: 0,
    telemetry: false,
    host: "localhost",
    port: 5173,
    protocol: "http",
  });

  return {
    stripe,
    standIn,
    clock,
    received,
    /** The types of the received events, in order of arrival. */
    types: () => received.map(({ body }) => JSON.parse(body).type as string),
    /** The events as a shop reads them: only with a valid signature. */
    events: () =>
      Promise.all(
        received.map(({ body, signature }) =>
          stripe.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET, Infinity),
        ),
      ),
    help: (path: string, body: object = {}) =>
      stripe.rawRequest("POST", `/v1/test_helpers/${path}`, { ...body }),
    withKey: { Authorization: `Bearer ${SECRET_KEY}` },
    ask: (path: string, init: RequestInit = {}) =>
      fetchFromStandIn(`${ORIGIN}${path}`, {
        headers: { Authorization: `Bearer ${SECRET_KEY}` },
        ...init,
      }),
    session: (more: Partial<Stripe.Checkout.SessionCreateParams> = {}, idempotencyKey?: string) =>
      stripe.checkout.sessions.create(
        { ...plan, ...more },
        idempotencyKey ? { idempotencyKey } : {},
      ),
    async paySession(more: Partial<Stripe.Checkout.SessionCreateParams> = {}, method = "card") {
      const { id } = await stripe.checkout.sessions.create({ ...plan, ...more });
      await stripe.rawRequest("POST", `/v1/test_helpers/checkout/sessions/${id}/pay`, {
        email: "ada@example.com",
        method,
      });
      return stripe.checkout.sessions.retrieve(id);
    },
    visit: (url: string) => fetchFromStandIn(url),
    press: (
      url: string,
      typed: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) =>
      fetchFromStandIn(url, {
        method: "POST",
        headers,
        body: new URLSearchParams({ ...goodCard, ...typed }),
      }),
  };
}

const goodCard = {
  email: "ada@example.com",
  method: "card",
  card: "4242 4242 4242 4242",
  expiry: "12/34",
  cvc: "123",
  name: "Ada",
};

const plan = {
  mode: "payment",
  line_items: [
    {
      price_data: {
        currency: "usd",
        unit_amount: 2999,
        product_data: { name: "Carnivore plan", description: "28 days" },
      },
      quantity: 1,
    },
  ],
  success_url: `${ORIGIN}/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${ORIGIN}/offer`,
} satisfies Stripe.Checkout.SessionCreateParams;
