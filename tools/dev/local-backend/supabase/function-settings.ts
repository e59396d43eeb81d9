import type { Keys } from "./keys.ts";

/**
 * The settings that a hosted project passes to its functions, for functions that talk to the
 * stand-ins at an origin.
 */
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
    // The server writes the address that it sees into this header.
    CLIENT_ADDRESS_HEADER: "x-forwarded-for",
    MAIL_API_URL: `${origin}/mail/v1/emails`,
    MAIL_API_KEY: keys.mailKey,
    MAIL_FROM: "Carnivore Plan <plan@localhost>",
    OPERATOR_EMAIL: "operator@localhost",
  };
}
