import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { siteChecks } from "#tools/build/hosting/site-checks.ts";
import { describesItself } from "#tools/ops/hosted-project/describes-itself.ts";
import { checkClientAddress } from "#tools/ops/hosted-project/hosted-client.ts";
import { findHostedProblems } from "#tools/ops/hosted-project/hosted-settings.ts";
import {
  describeTestOrders,
  modeOfKey,
  readPaymentMode,
} from "#tools/ops/hosted-project/payment-mode.ts";

const FILE = ".env.production.local";

/**
 * Checks whether a hosted product is set up as docs/going-live.md describes: first its settings, then the
 * project itself.
 */
const wanted = Object.keys(parseEnv(readFileSync(".env.example", "utf8")));
const set = { ...(existsSync(FILE) ? parseEnv(readFileSync(FILE, "utf8")) : {}), ...process.env };
const errors = findHostedProblems(wanted, set);

if (errors.length > 0) {
  console.error(
    `The settings in ${FILE} need changes (see .env.example):\n${errors.map((line) => `  ${line}`).join("\n")}`,
  );
  process.exit(1);
}
console.log("The settings are complete. Checking the project:");

const address = set.VITE_SUPABASE_URL;
const publicKey = set.VITE_SUPABASE_ANON_KEY ?? "";
const post = (name: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/functions/v1/${name}`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
  });

const checks: { what: string; remedy: string; passes(): Promise<boolean> }[] = [
  {
    what: "the table of orders exists, and shows nothing to strangers",
    remedy: "supabase link, then supabase db push",
    async passes() {
      const response = await fetch(`${address}/rest/v1/stripe_orders?select=id`, {
        headers: { apikey: publicKey },
      });
      return response.ok && (await response.text()).trim() === "[]";
    },
  },
  {
    what: "the project's APIs describe themselves to nobody",
    remedy:
      "supabase db push, then SITE_URL=https://… supabase config push; in the dashboard, no extension pg_graphql",
    passes: async () => !(await describesItself({ address: address ?? "", publicKey })),
  },
  {
    what: "the webhook refuses events that the provider didn't sign, and is open to the provider itself",
    remedy:
      "supabase functions deploy (config.toml sets verify_jwt = false), and supabase secrets set --env-file .env.production.local",
    passes: async () => (await post("stripe-webhook", "{}")).status === 400,
  },
  {
    what: "the functions reach the payment provider and the database",
    remedy: "check STRIPE_SECRET_KEY and the logs of stripe-verify",
    async passes() {
      const response = await post(
        "stripe-verify",
        JSON.stringify({ sessionId: `cs_test_${"0".repeat(20)}` }),
      );
      return response.ok && (await response.json()).state === "unpaid";
    },
  },
  {
    what: "the sweep accepts calls with its secret",
    remedy: "set the same SWEEP_SECRET for the functions and in this file",
    passes: async () =>
      (
        await post("stripe-reconcile", '{"hours":1}', {
          Authorization: `Bearer ${set.SWEEP_SECRET}`,
        })
      ).ok,
  },
  {
    what: "the functions refuse pages of other sites",
    remedy: "supabase functions deploy",
    passes: async () =>
      (await post("stripe-verify", "{}", { Origin: "https://another.example" })).status === 403,
  },
  {
    what: "the functions answer pages of the site",
    remedy: "set the same SITE_URL for the functions and in this file",
    passes: async () => (await post("stripe-verify", "{}", { Origin: set.SITE_URL ?? "" })).ok,
  },
  {
    what: "the daily job of experiments accepts its secret, and reads the list that the site has",
    remedy: "supabase db push, supabase functions deploy, and put dist/ on the host",
    passes: async () =>
      (
        await post("experiment-verdicts", "{}", {
          Authorization: `Bearer ${set.SWEEP_SECRET}`,
        })
      ).ok,
  },
  {
    what: "the job of alerts accepts its secret, and reads the health",
    remedy: "supabase db push, then supabase functions deploy",
    passes: async () =>
      (await post("alerts", "{}", { Authorization: `Bearer ${set.SWEEP_SECRET}` })).ok,
  },
  {
    what: "the sweep refuses all other calls",
    remedy: "set SWEEP_SECRET for the functions",
    passes: async () => (await post("stripe-reconcile", "{}")).status === 401,
  },
  {
    what: "the numbers can be read",
    remedy:
      "supabase db push, then supabase functions deploy; if EVENTS_URL is set, npm run task -- events:create",
    async passes() {
      const today = new Date().toISOString().slice(0, 10);
      const response = await fetch(`${address}/functions/v1/numbers?from=${today}&to=${today}`, {
        headers: { apikey: set.SUPABASE_SECRET_KEY ?? "" },
      });
      return response.ok;
    },
  },
];

// Printed after all checks.
let testOrders = "";
const modeOfStripe = modeOfKey(set.STRIPE_SECRET_KEY ?? "");
checks.push({
  what: `the database counts ${modeOfStripe === "test" ? "test payments" : "live payments only"}, as STRIPE_SECRET_KEY does`,
  remedy: `supabase db push, then npm run task -- hosted:payments ${modeOfStripe}`,
  async passes() {
    const report = await readPaymentMode({
      address: address ?? "",
      key: set.SUPABASE_SECRET_KEY ?? "",
    });
    testOrders = describeTestOrders(report);
    return report.mode === modeOfStripe;
  },
});

for (const { what, remedy, passes } of checks) {
  const passed = await passes().catch(() => false);
  console.log(`  ${passed ? "✓" : "✗"} ${what}${passed ? "" : `\n      → ${remedy}`}`);
  if (!passed) process.exitCode = 1;
}
if (testOrders) console.log(testOrders);

const answer: unknown = await post("client-address", "{}", {
  Authorization: `Bearer ${set.SWEEP_SECRET}`,
})
  .then((response) => response.json())
  .catch(() => undefined);
const client = checkClientAddress(answer);
console.log(`  ${client.passed ? "✓" : "✗"} ${client.line}`);
if (!client.passed) process.exitCode = 1;

console.log(`Checking the site at ${set.SITE_URL}:`);
for (const { what, remedy, problems } of siteChecks(set.SITE_URL ?? "", set)) {
  const found = await problems().catch((error) => [
    `The site doesn't answer (${error instanceof Error ? error.message : error}).`,
  ]);
  console.log(
    `  ${found.length === 0 ? "✓" : "✗"} ${what}${found.map((problem) => `\n      ${problem}`).join("")}${found.length === 0 ? "" : `\n      → ${remedy}`}`,
  );
  if (found.length > 0) process.exitCode = 1;
}
