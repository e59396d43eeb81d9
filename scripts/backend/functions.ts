import restorePurchase from "../../supabase/functions/restore-purchase/index.ts";
import stripeCheckout from "../../supabase/functions/stripe-checkout/index.ts";
import stripeReconcile from "../../supabase/functions/stripe-reconcile/index.ts";
import stripeVerify from "../../supabase/functions/stripe-verify/index.ts";
import stripeWebhook from "../../supabase/functions/stripe-webhook/index.ts";
import type { Keys } from "./keys.ts";

const functions: Record<string, { fetch(request: Request): Promise<Response> }> = {
  "restore-purchase": restorePurchase,
  "stripe-checkout": stripeCheckout,
  "stripe-reconcile": stripeReconcile,
  "stripe-verify": stripeVerify,
  "stripe-webhook": stripeWebhook,
};

/** The settings that a hosted project hands to its functions, for functions that speak to the stand-ins at an origin. */
export function functionSettings(origin: string, keys: Keys): Record<string, string> {
  return {
    SUPABASE_URL: origin,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.databaseKey }),
    STRIPE_SECRET_KEY: keys.stripeKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_BASE: origin,
    SITE_URL: origin,
    CLAIM_SECRET: keys.claimSecret,
    SWEEP_SECRET: keys.sweepSecret,
    MAIL_API_URL: `${origin}/mail/v1/emails`,
    MAIL_API_KEY: keys.mailKey,
    MAIL_FROM: "Carnivore Plan <plan@localhost>",
  };
}

/** Runs the function that a path names, as the edge does: `/functions/v1/<name>`. */
export async function runFunction(request: Request): Promise<Response> {
  const [, name = ""] = /^\/functions\/v1\/([a-z-]+)$/.exec(new URL(request.url).pathname) ?? [];
  const wanted = Object.hasOwn(functions, name) ? functions[name] : undefined;
  return wanted ? wanted.fetch(request) : Response.json({ code: "NOT_FOUND", message: "Requested function was not found" }, { status: 404 });
}
