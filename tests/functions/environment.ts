import { functionSettings } from "../../scripts/backend/function-settings.ts";
import type { Keys } from "../../scripts/backend/keys.ts";

/** Nobody answers here: tests hand what is asked of it to the stand-ins in this process. */
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

// before any test is loaded: a function looks at its settings when it is loaded
Object.assign(process.env, functionSettings(origin, keys));
