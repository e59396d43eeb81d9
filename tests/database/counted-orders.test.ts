import { describe, expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { numbersIn, visitId } from "./numbers.fixtures.ts";
import { type Fact, paid, shopIn } from "./shop.ts";

const refund = (source: string, amount: number): Fact => ({ kind: "refund", source, amount });
const refundFailed = (source: string): Fact => ({ kind: "refund_failed", source });

async function openShop() {
  const { sql } = await freshDatabase({ connections: 12 });
  return { sql, ...shopIn(sql), ...numbersIn(sql) };
}

const ONE_SALE = { orders: 1, cents: 2999, refunds: 0, refund_cents: 0 };

describe("an order", () => {
  test("counts in the group of the visit that began its checkout", async () => {
    const { send, record, sql } = await openShop();
    await send({ source: { utm_source: "mail", device: "phone" } });
    await sql`select public.group_session('s1', ${visitId(0)})`;
    await record("s1");
    expect(
      await sql`select version, arms, source, visits::int, orders::int, cents::int from public.funnel_totals`,
    ).toEqual([
      { version: "v1", arms: "order:A", source: "mail", visits: 1, orders: 1, cents: 2999 },
    ]);
  });

  test("doesn't lead to a visit", async () => {
    const { send, sql } = await openShop();
    await send();
    await sql`select public.group_session('s1', ${visitId(0)})`;
    const [row] = await sql`select * from private.session_groups`;
    expect(JSON.stringify(row)).not.toContain(visitId(0));
  });

  test("counts without a visit, too", async () => {
    const { record, sql } = await openShop();
    await sql`select public.group_session('s1', ${visitId(7)})`;
    await record("s1");
    expect(await sql`select source, orders::int from public.funnel_totals`).toEqual([
      { source: "unknown", orders: 1 },
    ]);
  });

  test("counts once, however often and at once its facts come", async () => {
    const { record, totals } = await openShop();
    await Promise.all(Array.from({ length: 30 }, () => record("s1")));
    expect(await totals()).toMatchObject(ONE_SALE);
  });

  test("doesn't count if it isn't paid, or was paid in test mode", async () => {
    const { record, sql, totals } = await openShop();
    await record("s1", []);
    await sql`select public.set_payment_mode('live')`;
    await record("s2");
    expect(await totals()).toMatchObject({ orders: null });
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
    const { record, totals } = await openShop();
    for (const facts of [...deliveries, ...deliveries.toReversed()]) await record("s1", facts);
    expect(await totals()).toMatchObject({ orders: 1, cents: 2999, ...expected });
  });
});

describe("a mistake in a number", () => {
  test("costs nobody their order, and the next sweep counts it", async () => {
    const { record, sql, totals, orders } = await openShop();
    await sql`alter table public.funnel_totals rename to broken`;
    expect(await record("s1")).toMatchObject({ status: "completed" });
    expect(await orders("s1")).toHaveLength(1);
    await sql`alter table public.broken rename to funnel_totals`;
    expect(await totals()).toMatchObject({ orders: null });

    await sql`select public.tend_numbers(90)`;

    expect(await totals()).toMatchObject(ONE_SALE);
  });
});
