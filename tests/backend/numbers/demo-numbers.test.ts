// @module-tag long
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayBefore } from "#tools/cli/stored-numbers/day-before.ts";
import { demoFunnel } from "#tools/dev/demo-numbers/demo-funnel.ts";
import {
  createDemoAccount,
  DEMO_ACCOUNT,
  demoTraffic,
  fillNumbers,
} from "#tools/dev/demo-numbers/fill-numbers.ts";
import { type Api, openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { assembleReport } from "../../../supabase/functions/_shared/numbers/assemble-report.ts";
import type { NumbersRows } from "../../../supabase/functions/_shared/numbers/report-rows.ts";
import { freshDatabase } from "../support/database.ts";
import { keys, origin } from "../support/environment.ts";

const publicKey = "sb_publishable_of_tests";
const funnel = demoFunnel(join(import.meta.dirname, "..", "..", "..", "funnel"));

let api: Api;
beforeAll(async () => {
  const { url } = await freshDatabase();
  api = await openApi({ databaseUrl: url, origin, keys, publicKey, sendMail: async () => {} });
  await fillNumbers(api, funnel);
});
afterAll(() => api.close());

async function report() {
  const days = { from_day: dayBefore(55), to_day: dayBefore(0) };
  const [row] = await api.query<{ rows: NumbersRows }>(
    "select public.numbers_rows($1, $2) as rows",
    Object.values(days),
  );
  if (!row) throw new Error("There are no rows.");
  const { totals, ...report } = assembleReport(row.rows, days, "server");
  if (!totals) throw new Error("There are no totals.");
  return { ...report, totals };
}

describe("fillNumbers", () => {
  test("counts each simulated visitor once, also when it runs again", async () => {
    const visits = demoTraffic(funnel.plan).reduce((sum, day) => sum + day.visits, 0);
    const first = await report();
    expect(first.totals.visits).toBe(visits);
    await fillNumbers(api, funnel);
    expect(await report()).toEqual(first);
  });

  test("makes places add up: entered equals continued plus still there", async () => {
    const { places, edges, totals } = await report();
    expect(places.length).toBeGreaterThan(20);
    for (const { place, entered, left, inside } of places) {
      expect(entered, place).toBe(left + inside);
      const onward = edges.filter(({ from }) => from === place);
      expect(
        onward.reduce((sum, { count }) => sum + count, 0),
        place,
      ).toBe(left);
    }
    expect(places.reduce((sum, { inside }) => sum + inside, 0)).toBe(totals.visits);
  });

  test("makes money add up, with the price of the offer", async () => {
    const { totals } = await report();
    expect(totals.orders).toBeGreaterThan(100);
    expect(funnel.cents).toBeGreaterThan(0);
    expect(totals.refundCents).toBe(totals.refunds * funnel.cents);
    expect(totals.revenueCents).toBe(totals.orders * funnel.cents);
  });

  test("keeps sources and versions apart", async () => {
    const { sources, versions } = await report();
    expect(sources).toHaveLength(4);
    expect(versions).toHaveLength(2);
  });
});

describe("createDemoAccount", () => {
  test("makes an account that signs in and reads the numbers", async () => {
    await createDemoAccount(api, { origin, publicKey });
    const password = await createDemoAccount(api, { origin, publicKey });
    const signedIn = await api.fetch(
      new Request(`${origin}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: publicKey, "Content-Type": "application/json" },
        body: JSON.stringify({ email: DEMO_ACCOUNT, password }),
      }),
    );
    const { access_token: token } = await signedIn.json();
    const reads = await api.fetch(
      new Request(`${origin}/rest/v1/rpc/reads_numbers`, {
        method: "POST",
        headers: {
          apikey: publicKey,
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
        },
        body: "{}",
      }),
    );
    expect(await reads.json()).toBe(true);
  });
});
