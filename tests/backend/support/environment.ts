import { functionSettings } from "#tools/dev/local-backend/supabase/function-settings.ts";
import type { Keys } from "#tools/dev/local-backend/supabase/keys.ts";

/** No server listens here: tests pass its requests to the stand-ins in this process. */
export const origin = "http://shop.test:8080";

export const keys: Keys = {
  jwtSecret: "a secret of tests that signs nobody's tokens",
  databaseKey: "sb_secret_of_tests",
  stripeKey: "sk_test_of_tests",
  webhookSecret: "whsec_of_tests",
  claimSecret: "a claim secret of tests",
  sweepSecret: "a sweep secret of tests",
  mailKey: "a mail key of tests",
};

// Set before any test loads, because a function reads its settings when it's loaded.
Object.assign(process.env, functionSettings(origin, keys));
