import { beforeEach, describe, expect, test } from "vitest";
import { sweep } from "../../../supabase/functions/stripe-reconcile/sweep.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { samples } from "../../support/samples.ts";
import { intentId, sessionId } from "../rights/large-account.ts";
import { PRICE } from "../support/wrap-database.ts";
import { openLargeBackend } from "./large-backend.ts";

// At least as many as the test's hours have.
const SESSIONS = Math.max(samples(20_000), 2_000);
/** Older than what the tests sweep. */
const [REFUNDED, DISPUTED] = [SESSIONS - 100, SESSIONS - 50];
/** Covers all of the sessions. */
const ALL_HOURS = 48;
/** Covers 1,801 of the sessions, on 19 pages: enough if the number doesn't matter. */
const HOURS = 4;
const testBackend = await openLargeBackend({ sessions: SESSIONS });
const { account, sql } = testBackend;
const run = (hours = HOURS) => sweep({ hours, now: account.now });
const toIsoTime = (nth: number) => new Date(account.createdAt(nth) * 1000).toISOString();

beforeEach(testBackend.startOver);

describe("sweep", () => {
  test("reads each of 20,000 sessions' pages once", { tags: ["long"] }, async () => {
    account.pageMs = 1000;
    await testBackend.forget([0, SESSIONS - 1]);

    expect(await run(ALL_HOURS)).toEqual({
      looked: 10_000,
      repaired: 1,
      failed: 0,
      left: [
        { hours: ALL_HOURS, list: "sessions", from: expect.any(String), to: toIsoTime(9_999) },
      ],
    });
    expect(account.listed).toHaveLength(100);
    expect((await run(ALL_HOURS)).left).toMatchObject([{ list: "sessions" }]);
    expect(await run(ALL_HOURS)).toMatchObject({ repaired: 1, failed: 0, left: [] });
    expect(takeLogs()).toHaveLength(2);
    expect(account.retrieved).toEqual([0, SESSIONS - 1]);
    expect(new Set(account.listed).size, "each page").toBe(SESSIONS / 100);
    expect(
      account.listed.length,
      "and in each further run, the pages of the last hour",
    ).toBeLessThan(SESSIONS / 100 + 15);
  });

  test("doesn't request sessions that are recorded", async () => {
    expect(await run()).toEqual({ looked: 1801, repaired: 0, failed: 0, left: [] });
    expect([account.listed.length, account.retrieved.length]).toEqual([19, 0]);
  });

  test("finds what is missing, eight sessions at a time", { tags: ["long"] }, async () => {
    const missing = [0, 99, 100, ...Array.from({ length: 40 }, (_, nth) => 700 + nth), 1800];
    await testBackend.forget(missing);

    expect(await run()).toMatchObject({
      looked: 1801,
      repaired: missing.length,
      failed: 0,
      left: [],
    });
    expect(takeLogs()).toHaveLength(1);
    expect(account.retrieved.toSorted((one, other) => one - other)).toEqual(missing);
    expect(account.mostAtOnce()).toBe(8);
    expect(new Set(await testBackend.statuses(missing))).toEqual(new Set(["completed"]));
  });

  test("finds refunds and disputes of old sessions", async () => {
    const created = account.createdAt(0);
    account.refunds.push({
      id: "re_large",
      payment_intent: intentId(REFUNDED),
      created,
      status: "succeeded",
      amount: 2999,
    });
    account.disputes.push({
      id: "du_large",
      payment_intent: intentId(DISPUTED),
      created,
      status: "needs_response",
    });
    account.refunds.push({
      id: "re_of_another_shop",
      payment_intent: "pi_of_another_shop",
      created,
      status: "succeeded",
      amount: 100,
    });

    expect(await run(1)).toMatchObject({ looked: 451, repaired: 2 });
    expect(takeLogs()).toHaveLength(1);
    expect(await testBackend.statuses([REFUNDED, DISPUTED])).toEqual(["refunded", "disputed"]);
    expect(await run(1), "and requests them once").toMatchObject({ repaired: 0 });
    expect(account.retrieved).toHaveLength(2);
  });

  test("finds an order that is missing although its facts exist", async () => {
    await sql`delete from public.stripe_orders where checkout_session_id = ${sessionId(7)}`;
    expect(await run(1)).toMatchObject({ repaired: 1 });
    expect(takeLogs()).toHaveLength(1);
    expect(await testBackend.statuses([7])).toEqual(["completed"]);
  });

  test.each(["status = 'refunded'", "amount_total = 1", "currency = 'eur'"])(
    "corrects an order after a mistake in SQL: %s",
    async (values) => {
      await sql.unsafe(
        `update public.stripe_orders set ${values} where checkout_session_id = '${sessionId(8)}'`,
      );
      expect(await run(1)).toMatchObject({ repaired: 1 });
      expect(takeLogs()).toHaveLength(1);
      expect(
        await sql`select status, amount_total, currency from public.stripe_orders where checkout_session_id = ${sessionId(8)}`,
      ).toEqual([{ status: "completed", amount_total: PRICE.amount, currency: PRICE.currency }]);
      expect(await run(1)).toMatchObject({ repaired: 0 });
    },
  );

  test("reports what is left, and continues there", { tags: ["long"] }, async () => {
    account.pageMs = 10_000;
    expect(await run()).toMatchObject({
      looked: 1000,
      left: [{ hours: HOURS, list: "sessions", to: toIsoTime(999) }],
    });
    account.listed.length = 0;
    await testBackend.forget([3]);
    expect(await run(), "a buyer of this minute").toMatchObject({
      repaired: 1,
      left: [{ hours: HOURS }],
    });
    expect(takeLogs()).toHaveLength(1);
    expect(account.listed.slice(0, 5), "35 of its 100 seconds for new ones").toEqual([
      ...["", sessionId(99), sessionId(199), sessionId(299)],
      sessionId(999),
    ]);
    expect(await run()).toMatchObject({ left: [] });
  });

  test("finishes what another window has left if there's time", { tags: ["long"] }, async () => {
    account.pageMs = 10_000;
    await run(6);
    await sql`update private.sweeps set touched_at = now() - interval '4 minutes'`;
    account.pageMs = 0;

    expect(await run(1)).toMatchObject({ left: [] });
    expect(account.listed).toContain(sessionId(2599));
  });

  test("continues with the keys of another account", { tags: ["long"] }, async () => {
    account.pageMs = 10_000;
    await run();
    await sql`update private.sweeps set after = 'cs_live_of_another_account'`;
    account.pageMs = 0;
    expect(await run()).toMatchObject({ looked: 1801, failed: 0, left: [] });
  });
});
