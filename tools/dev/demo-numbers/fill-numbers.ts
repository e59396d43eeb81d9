import { randomBytes } from "node:crypto";
import type { Plan } from "#compiler/plan.ts";
import { DAY_MS } from "#lib/day-ms.ts";
import { dayBefore } from "#tools/cli/stored-numbers/day-before.ts";
import type { Api } from "#tools/dev/local-backend/supabase/api.ts";
import type { DemoFunnel } from "./demo-funnel.ts";
import { simulateCounts, type Traffic } from "./simulate-counts.ts";

export const DEMO_ACCOUNT = "marketer@example.com";

const DAYS = 56;
/** The funnel was edited this many days ago. */
const EDITED = 19;
const VISITS_A_DAY = 240;

/** Every day has its own seed, so a day has the same visitors whenever it's filled. */
export function demoTraffic(plan: Plan, today = dayBefore(0)): Traffic[] {
  return Array.from({ length: DAYS }, (_, ago) => {
    const day = dayBefore(ago, today);
    const seed = Date.parse(day) / DAY_MS;
    const weekday = new Date(day).getUTCDay();
    const isWeekend = weekday === 0 || weekday === 6;
    const visits = Math.round(VISITS_A_DAY * (isWeekend ? 1.3 : 1) * (1 - ago / (3 * DAYS)));
    return { day, seed, visits, version: ago < EDITED ? plan.version : "demo" };
  });
}

/** Adds eight weeks of simulated visitors. Days that already have them stay as they are. */
export async function fillNumbers(api: Api, funnel: DemoFunnel): Promise<void> {
  const counts = simulateCounts(demoTraffic(funnel.plan), funnel);
  for (const [table, rows] of Object.entries(counts))
    await api.query(
      `insert into public.${table} select * from jsonb_populate_recordset(null::public.${table}, $1::jsonb) on conflict do nothing`,
      [JSON.stringify(rows.map((row) => ({ ...NOTHING, ...row })))],
    );
  await api.query(
    "insert into public.funnel_open_days select distinct day from public.funnel_counts on conflict do nothing",
  );
}

/** A demo account that reads the numbers. It replaces an older one. Returns its password. */
export async function createDemoAccount(
  api: Api,
  { origin, publicKey }: { origin: string; publicKey: string },
): Promise<string> {
  const password = randomBytes(9).toString("base64url");
  await api.query("delete from auth.users where email = $1", [DEMO_ACCOUNT]);
  const response = await api.fetch(
    new Request(`${origin}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: publicKey, "Content-Type": "application/json" },
      body: JSON.stringify({ email: DEMO_ACCOUNT, password }),
    }),
  );
  if (!response.ok) throw new Error(`The demo account wasn't created: ${await response.text()}`);
  await api.query("select public.grant_numbers($1, true)", [DEMO_ACCOUNT]);
  return password;
}

/** Columns that a row doesn't name would be null. */
const NOTHING = {
  ...{ visits: 0, checkouts: 0, accounts: 0, orders: 0, cents: 0, refunds: 0, refund_cents: 0 },
  ...{ entered: 0, left_count: 0, answered: 0, seconds: 0, stays: 0 },
};
