// @module-tag long
import { describe, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { type Fact, paid, wrapDatabase } from "../support/wrap-database.ts";
import { createNumbers, visitId } from "./numbers.fixtures.ts";

const refund = (source: string, amount: number): Fact => ({ kind: "refund", source, amount });
const refundFailed = (source: string): Fact => ({ kind: "refund_failed", source });

async function openOrders() {
  const { sql } = await freshDatabase({ connections: 12 });
  const groups = () => sql`
    select version, arms, source, visits::int, orders::int, cents::int, refunds::int,
      refund_cents::int
    from public.funnel_totals`;
  return { sql, groups, ...wrapDatabase(sql), ...createNumbers(sql) };
}

const ONE_SALE = { orders: 1, cents: 2999, refunds: 0, refund_cents: 0 };
const ONE_REFUND = { refunds: 1, refund_cents: 1000 };
const NO_VISIT = { version: "unknown", arms: "", source: "unknown", visits: 0 };

describe("an order", () => {
  test("counts in the group of the visit that began its checkout", async () => {
    const { send, record, sql, groups } = await openOrders();
    await send({ source: { utm_source: "mail", device: "phone" } });
    await sql`select public.group_session('s1', ${visitId(0)})`;
    await record("s1");
    await record("s1", [refund("r", 1000)]);
    expect(await groups()).toEqual([
      { version: "v1", arms: "order:A", source: "mail", visits: 1, ...ONE_SALE, ...ONE_REFUND },
    ]);
  });

  test("doesn't lead to a visit", async () => {
    const { send, sql } = await openOrders();
    await send();
    await sql`select public.group_session('s1', ${visitId(0)})`;
    const [row] = await sql`select * from private.session_groups`;
    expect(JSON.stringify(row)).not.toContain(visitId(0));
  });

  test("counts without a visit, too", async () => {
    const { record, sql, groups } = await openOrders();
    await sql`select public.group_session('s1', ${visitId(7)})`;
    await record("s1", [paid, refund("r", 1000)]);
    expect(await groups()).toEqual([{ ...NO_VISIT, ...ONE_SALE, ...ONE_REFUND }]);
  });

  test("adds to the others of its group, and so do its refunds", async () => {
    const { record, groups } = await openOrders();
    await record("s3", [paid, refundFailed("r1")]);
    await record("s1", [paid, refund("r1", 1000)]);
    await record("s2", [paid, refund("r2", 500), refund("r3", 300), refundFailed("r3")]);
    expect(await groups()).toEqual([
      { ...NO_VISIT, orders: 3, cents: 3 * 2999, refunds: 2, refund_cents: 1500 },
    ]);
  });

  test("counts on the day when it was paid, and a refund on the day when it's known", async () => {
    const { record, sql } = await openOrders();
    await sql`alter table public.stripe_orders alter created_at set default now() - interval '3 days'`;
    await record("s1");
    expect(await sql`select from public.funnel_totals`).toHaveLength(1);
    await record("s1", [refund("r", 1000)]);
    expect(
      await sql`select private.today() - day as days_ago, orders::int, refunds::int
        from public.funnel_totals order by day`,
    ).toEqual([
      { days_ago: 3, orders: 1, refunds: 0 },
      { days_ago: 0, orders: 0, refunds: 1 },
    ]);
  });

  test("counts once, however often and at once its facts come", async () => {
    const { record, totals } = await openOrders();
    await Promise.all(Array.from({ length: 30 }, () => record("s1")));
    expect(await totals()).toMatchObject(ONE_SALE);
  });

  test("doesn't count if it isn't paid, or was paid in test mode", async () => {
    const { record, sql, totals } = await openOrders();
    await record("s1", []);
    await sql`select public.set_payment_mode('live')`;
    await record("s2");
    expect(await totals()).toMatchObject({ orders: null });
    await record("s3", [paid], { livemode: true });
    await record("s4", [], { livemode: true });
    await sql`select private.count_order('unknown')`;
    expect(await totals()).toMatchObject({ orders: 1 });
  });
});

describe("a refund", () => {
  test.each<[string, Fact[][], object]>([
    ["in full", [[paid], [refund("r", 2999)]], { refunds: 1, refund_cents: 2999 }],
    [
      "in parts",
      [[paid], [refund("r1", 1000)], [refund("r2", 500)]],
      { refunds: 2, refund_cents: 1500 },
    ],
    ["known before the payment", [[refund("r", 2999)], [paid]], { refunds: 1, refund_cents: 2999 }],
    [
      "that failed",
      [[paid], [refund("r", 2999)], [refundFailed("r")]],
      { refunds: 0, refund_cents: 0 },
    ],
    [
      "with a failure that's known first",
      [[paid], [refundFailed("r")], [refund("r", 2999)]],
      { refunds: 0, refund_cents: 0 },
    ],
  ])("%s counts once in its group", async (_, deliveries, expected) => {
    const { record, totals } = await openOrders();
    for (const facts of [...deliveries, ...deliveries.toReversed()]) await record("s1", facts);
    expect(await totals()).toMatchObject({ orders: 1, cents: 2999, ...expected });
  });
});

describe("a mistake in a number", () => {
  test("costs nobody their order, and the next sweep counts it", async () => {
    const { record, sql, totals, orders } = await openOrders();
    await sql`alter table public.funnel_totals rename to broken`;
    expect(await record("s1")).toMatchObject({ status: "completed" });
    expect(await orders("s1")).toHaveLength(1);
    await sql`alter table public.broken rename to funnel_totals`;
    expect(await totals()).toMatchObject({ orders: null });

    await sql`select public.tend_numbers(90)`;

    expect(await totals()).toMatchObject(ONE_SALE);
  });
});
