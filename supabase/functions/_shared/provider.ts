import process from "node:process";
import Stripe from "stripe";
import { settings } from "./settings.ts";

const TIMEOUT_MS = 10_000;

/** The client for the key and the address in use, because making one takes a while. */
let latest: { key: string; address: string; client: Stripe } | undefined;

/** The payment provider's API. `STRIPE_API_BASE` replaces the live address. */
export function provider(): Stripe {
  const key = settings().STRIPE_SECRET_KEY;
  const address = process.env.STRIPE_API_BASE ?? "";
  if (latest?.key !== key || latest.address !== address)
    latest = { key, address, client: connect(key, address) };
  return latest.client;
}

function connect(key: string, address: string): Stripe {
  const base = address ? new URL(address) : undefined;
  return new Stripe(key, {
    // Without an argument, it would keep today's `fetch`, which tests and telemetry may replace.
    httpClient: Stripe.createFetchHttpClient((url, options) =>
      fetch(url, { ...options, redirect: "error" }),
    ),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === "https:" ? ("https" as const) : ("http" as const),
      host: base.hostname,
      port: base.port,
    }),
  });
}

/** True if a value looks like the id of a checkout session. */
export function isSessionId(id: unknown): id is string {
  return typeof id === "string" && /^cs_(test|live)_[A-Za-z0-9]{10,200}$/.test(id);
}

/** True if the provider reports that the requested object doesn't exist. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing"
  );
}
