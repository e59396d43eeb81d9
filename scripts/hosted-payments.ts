import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import {
  describeTestOrders,
  isPaymentMode,
  modeOfKey,
  readPaymentMode,
  setPaymentMode,
} from "#tools/ops/hosted-project/payment-mode.ts";

const FILE = ".env.production.local";

/**
 * Shows or switches what counts as paid in a hosted project: live payments only, or test payments
 * too.
 */
const env = { ...(existsSync(FILE) ? parseEnv(readFileSync(FILE, "utf8")) : {}), ...process.env };
const {
  VITE_SUPABASE_URL: address,
  SUPABASE_SECRET_KEY: key,
  STRIPE_SECRET_KEY: stripeKey = "",
} = env;
const [mode, ...more] = process.argv.slice(2);

if (more.length > 0 || (mode !== undefined && !isPaymentMode(mode))) {
  console.error(
    "Usage: npm run task -- hosted:payments             shows the mode\n       npm run task -- hosted:payments test|live   switches it",
  );
  process.exit(1);
}
if (!address || !key) {
  const missing = [!address && "VITE_SUPABASE_URL", !key && "SUPABASE_SECRET_KEY"]
    .filter(Boolean)
    .join(", ");
  console.error(`Not set: ${missing}. Write them into ${FILE} (see .env.example).`);
  process.exit(1);
}

try {
  const project = { address, key };
  const before = await readPaymentMode(project);
  const now = mode ? await setPaymentMode(project, mode) : before;
  console.log(
    before.mode === now.mode
      ? `The project is in ${now.mode} mode.`
      : `Switched from ${before.mode} to ${now.mode} mode.`,
  );
  console.log(
    now.mode === "test"
      ? "Test payments and live payments give access."
      : "Only live payments give access.",
  );
  console.log(describeTestOrders(now));
  const modeOfStripe = modeOfKey(stripeKey);
  if (modeOfStripe && modeOfStripe !== now.mode)
    console.warn(
      `STRIPE_SECRET_KEY in ${FILE} is a ${modeOfStripe} key. Change it too: see docs/going-live.md.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
