import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import { callDatabase } from "#tools/cli/stored-numbers/numbers-source.ts";
import { readPriceList } from "#tools/dev/database/price-list.ts";
import { DemoShop } from "#tools/dev/demo-orders/demo-shop.ts";
import { fillOrders, randomPassword } from "#tools/dev/demo-orders/fill-orders.ts";

/** Fills the running `npm start` with orders, and makes an account that operates it. */
const root = join(import.meta.dirname, "..");
process.loadEnvFile(join(root, ".env"));
const folder = process.env.BACKEND_DATA || join(root, ".data", "start");
const address = `http://localhost:${process.env.PORT || "5173"}`;
const publicKey = process.env.VITE_SUPABASE_ANON_KEY ?? "";

try {
  const keys = join(folder, "keys.json");
  if (!existsSync(keys)) throw new UsageError("There's no data yet. Run npm start first.");
  const { stripeKey, databaseKey } = JSON.parse(readFileSync(keys, "utf8"));
  const price = readPriceList(join(root, "supabase"))?.find(({ isOnSale }) => isOnSale);
  if (!price) throw new UsageError("Nothing is for sale in supabase/schema/prices.sql.");
  const shop = new DemoShop({ address, publicKey, stripeKey, price });
  const email = `operator-${Date.now().toString(36)}@example.com`;
  const password = randomPassword();
  await shop.signUp(email, password);
  const source = { address, key: databaseKey };
  await callDatabase(source, "grant_operations", { email, is_granted: true });
  await fillOrders(shop);
  console.log(`Open ${address}/operations, and sign in as ${email} with the password ${password}.`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
