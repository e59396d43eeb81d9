import { beforeEach, describe, expect, test } from "vitest";
import { sweep } from "../../supabase/functions/stripe-reconcile/sweep.ts";
import { takeSaid } from "../quiet-console.ts";
import { intentId, sessionId } from "./large-account.ts";
import { openLargeShop } from "./large-shop.ts";
import { DATABASE } from "./network.ts";

const SESSIONS = 20_000;
/** Holds all of them. */
const ALL_HOURS = 48;
/** Holds 1,801 of them, on 19 pages: enough for what doesn't depend on the number. */
const HOURS = 4;

const shop = await openLargeShop({ sessions: SESSIONS });
const { account, network, sql } = shop;
const run = (hours = HOURS) => sweep({ hours, now: account.now });
const isoOf = (nth: number) => new Date(account.createdAt(nth) * 1000).toISOString();

beforeEach(async () => {
  account.setClockBack();
  account.pageMs = 0;
  account.failing.clear();
  account.listed.length = 0;
  account.retrieved.length = 0;
  await sql`delete from private.sweeps`;
  await sql`delete from private.failed_sessions`;
});

describe("sweep", () => {
  test("over 20,000 sessions, reads each page once, and finds what is missing in the last one", async () => {
    account.pageMs = 1000;
    await shop.forget([0, SESSIONS - 1]);

    expect(await run(ALL_HOURS)).toEqual({
      looked: 10_000,
      repaired: 1,
      failed: 0,
      left: [{ hours: ALL_HOURS, list: "sessions", from: expect.any(String), to: isoOf(9_999) }],
    });
    expect(account.listed).toHaveLength(100);
    expect((await run(ALL_HOURS)).left).toMatchObject([{ list: "sessions" }]);
    expect(await run(ALL_HOURS)).toMatchObject({ repaired: 1, failed: 0, left: [] });
    expect(takeSaid()).toHaveLength(2);
    expect(account.retrieved).toEqual([0, SESSIONS - 1]);
    expect(new Set(account.listed).size, "each page").toBe(SESSIONS / 100);
    expect(account.listed.length, "and in each further run those of the last hour").toBeLessThan(
      SESSIONS / 100 + 15,
    );
  });

  test("asks for no session that is recorded", async () => {
    expect(await run()).toEqual({ looked: 1801, repaired: 0, failed: 0, left: [] });
    expect([account.listed.length, account.retrieved.length]).toEqual([19, 0]);
  });

  test("finds what is missing wherever it is, eight sessions at a time", async () => {
    const missing = [0, 99, 100, ...Array.from({ length: 40 }, (_, nth) => 700 + nth), 1800];
    await shop.forget(missing);

    expect(await run()).toMatchObject({
      looked: 1801,
      repaired: missing.length,
      failed: 0,
      left: [],
    });
    expect(takeSaid()).toHaveLength(1);
    expect(account.retrieved.toSorted((one, other) => one - other)).toEqual(missing);
    expect(account.mostAtOnce()).toBe(8);
    expect(new Set(await shop.statuses(missing))).toEqual(new Set(["completed"]));
  });

  test("finds refunds and disputes of sessions that are recorded, however old the session is", async () => {
    const created = account.createdAt(0);
    account.refunds.push({
      id: "re_large",
      payment_intent: intentId(11_000),
      created,
      status: "succeeded",
      amount: 2999,
    });
    account.disputes.push({
      id: "du_large",
      payment_intent: intentId(12_000),
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
    expect(takeSaid()).toHaveLength(1);
    expect(await shop.statuses([11_000, 12_000])).toEqual(["refunded", "disputed"]);
    expect(await run(1), "and asks for them once").toMatchObject({ repaired: 0 });
    expect(account.retrieved).toHaveLength(2);
  });

  test("finds an order that is gone while its facts are there", async () => {
    await sql`delete from public.stripe_orders where checkout_session_id = ${sessionId(7)}`;
    await run(1);
    expect(await shop.statuses([7])).toEqual(["completed"]);
  });

  test("when its time is spent, says what is left, and goes on there after the new sessions", async () => {
    account.pageMs = 10_000;
    expect(await run()).toMatchObject({
      looked: 1000,
      left: [{ hours: HOURS, list: "sessions", to: isoOf(999) }],
    });
    account.listed.length = 0;
    await shop.forget([3]);
    expect(await run(), "a buyer of this minute").toMatchObject({
      repaired: 1,
      left: [{ hours: HOURS }],
    });
    expect(takeSaid()).toHaveLength(1);
    expect(account.listed.slice(0, 2)).toEqual(["", sessionId(99)]);
    expect(account.listed).toContain(sessionId(999));
    expect(await run()).toMatchObject({ left: [] });
  });

  test("a run that is cut off has tidied up, and the next one goes on with the page that was not done", async () => {
    await sql`insert into private.attempts (action, client, at) values ('checkout', 'of yesterday', now() - interval '25 hours')`;
    let pages = 0;
    const isCut = ({ url }: Request) => url.includes("/v1/checkout/sessions?") && ++pages > 6;

    await expect(network.withoutRequests(isCut, () => run())).rejects.toThrow();
    expect(await sql`select from private.attempts where client = 'of yesterday'`).toHaveLength(0);
    account.listed.length = 0;
    expect(await run()).toMatchObject({ looked: 1201, left: [] });
    expect(account.listed).toContain(sessionId(599));
  });

  test("sessions that fail do not stop the others or the next runs, and are tried again each time", async () => {
    const broken = Array.from({ length: 19 }, (_, nth) => 500 + nth);
    await shop.forget([...broken, 600]);
    for (const nth of broken) account.failing.add(nth);

    expect(await run()).toMatchObject({
      looked: 1801,
      repaired: 1,
      failed: broken.length,
      left: [],
    });
    account.retrieved.length = 0;
    expect(await run()).toMatchObject({
      looked: 1801,
      repaired: 0,
      failed: broken.length,
      left: [],
    });
    expect(account.retrieved.toSorted()).toEqual(broken);
    account.failing.clear();
    expect(await run()).toMatchObject({ repaired: broken.length, failed: 0, left: [] });
    expect(new Set(await shop.statuses(broken))).toEqual(new Set(["completed"]));
    takeSaid();
  });

  test("when too many fail, the run stops, and the next ones get past them", async () => {
    const broken = Array.from({ length: 60 }, (_, nth) => 1000 + nth);
    await shop.forget([...broken, 1070]);
    for (const nth of broken) account.failing.add(nth);

    const first = await run();
    expect(first.left).toMatchObject([{ to: isoOf(999) }]);
    expect(first.failed).toBeLessThan(30);
    const reports = [await run(), await run(), await run()];
    expect(reports.at(-1)).toMatchObject({ failed: broken.length, left: [] });
    expect(await shop.statuses([1070])).toEqual(["completed"]);
    account.failing.clear();
    await run();
    expect(await run()).toMatchObject({ failed: 0 });
    takeSaid();
  });

  test("two runs at once leave no gap", async () => {
    const missing = Array.from({ length: 90 }, (_, nth) => nth * 20);
    await shop.forget(missing);
    account.pageMs = 6000;

    for (const _ of Array.from({ length: 4 })) await Promise.all([run(), run()]);
    expect(new Set(await shop.statuses(missing))).toEqual(new Set(["completed"]));
    takeSaid();
  });

  test("a run whose pass another one has finished does not change the pass that began since", async () => {
    await sql`select public.begin_sweep(${HOURS}, 0)`;
    const [old] = await sql`select id from private.sweeps`;
    await sql`select public.finish_sweep(${old?.id})`;
    await sql`select public.begin_sweep(${HOURS}, 0)`;

    const [saved] =
      await sql`select public.save_sweep(${old?.id}, 'sessions', ${sessionId(1700)}, 1) as saved`;
    expect(saved).toEqual({ saved: false });
    expect(await sql`select after from private.sweeps`).toEqual([{ after: null }]);
  });

  test("a run that has time left finishes what another window has left", async () => {
    account.pageMs = 10_000;
    await run(6);
    await sql`update private.sweeps set touched_at = now() - interval '4 minutes'`;
    account.pageMs = 0;

    expect(await run(1)).toMatchObject({ left: [] });
    expect(account.listed).toContain(sessionId(2599));
  });

  test("with the keys of another account, goes on with the next run", async () => {
    account.pageMs = 10_000;
    await run();
    await sql`update private.sweeps set after = 'cs_live_of_another_account'`;
    account.pageMs = 0;
    expect(await run()).toMatchObject({ looked: 1801, failed: 0, left: [] });
  });

  test("fails as a whole while the database is out of reach", async () => {
    await expect(network.without(DATABASE, () => run())).rejects.toThrow();
  });
});
