import { createServer } from "node:http";
import { createListener } from "#tools/dev/local-backend/http/listener.ts";
import { systemClock } from "#tools/dev/local-backend/stripe/clock.ts";
import { createStripeStandIn } from "#tools/dev/local-backend/stripe/stand-in.ts";
import { readKeys } from "#tools/dev/local-backend/supabase/keys.ts";
import { wallClock } from "./wall-clock.ts";

/**
 * The payment provider's stand-in in a process of its own, which takes a while for each answer:
 * `provider-process.ts <folder with the keys> <port> <backend's port> <ms>`. It reports each payment
 * that the webhook has accepted.
 */
const [folder = "", port = "", backendPort = "", delayMs = ""] = process.argv.slice(2);
const { stripeKey, webhookSecret } = readKeys(folder);
const origin = `http://localhost:${port}`;

const stripe = createStripeStandIn({
  origin,
  secretKey: stripeKey,
  webhookSecret,
  webhookUrl: `http://localhost:${backendPort}/functions/v1/stripe-webhook`,
  async deliver(request) {
    const { type, data } = await request.clone().json();
    const response = await fetch(request);
    if (response.ok && type === "checkout.session.completed")
      process.send?.({ accepted: data.object.id, at: wallClock() });
    return response;
  },
});
await stripe.fetch(
  new Request(`${origin}/v1/test_helpers/switches`, {
    method: "POST",
    headers: { Authorization: `Bearer ${stripeKey}` },
    body: new URLSearchParams({ apiDelayMs: delayMs }),
  }),
);

const listen = createListener({
  isBackendPath: () => true,
  answer: (request) => stripe.fetch(request),
  onError: () => {},
  clock: systemClock,
});
createServer((request, response) => void listen(request, response, () => response.end())).listen(
  Number(port),
  () => process.send?.("listening"),
);
process.on("disconnect", () => process.exit());
