import type { ISql } from "postgres";
import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { PRICE, shopIn } from "./shop.ts";
import { waitsOrEnds } from "./waits-or-ends.ts";

// Facts that someone inserts by hand: `record_payment()` holds a lock of its own, and writes the
// status itself.
const { sql } = await freshDatabase();
const shop = shopIn(sql);
const HALF = PRICE.amount / 2;
const refund = (
  session: string,
  source: string,
  amount: number,
  connection: ISql = sql,
) => connection`
  insert into private.payment_facts (session_id, kind, source, amount)
  values (${session}, 'refund', ${source}, ${Math.ceil(amount)})`;
const dispute = (session: string, connection: ISql = sql) => connection`
  insert into private.payment_facts (session_id, kind, source)
  values (${session}, 'dispute_opened', 'dp')`;
const statusOf = async (session: string) => (await shop.orders(session))[0]?.status;

test("gives the order of a new fact its status, and leaves the others alone", async () => {
  await shop.record("refunded");
  await shop.record("completed");
  await refund("refunded", "re_1", PRICE.amount);
  expect(await statusOf("refunded")).toBe("refunded");
  expect(await statusOf("completed")).toBe("completed");
});

test("doesn't write an order that stays as it is", async () => {
  await shop.record("partly");
  const version = () => sql`
    select xmin::text from public.stripe_orders where checkout_session_id = 'partly'`;
  const before = await version();
  await refund("partly", "re_1", HALF);
  expect(await version()).toEqual(before);
});

test("counts what another transaction has just added", async () => {
  await shop.record("twice");
  const { second } = await sql.begin(async (first) => {
    await refund("twice", "re_1", HALF, first);
    const second = refund("twice", "re_2", HALF).execute();
    await waitsOrEnds(sql, second);
    return { second };
  });
  await second;
  expect(await statusOf("twice")).toBe("refunded");
});

test("doesn't wait for a transaction with another order", async () => {
  await shop.record("slow");
  await shop.record("quick");
  await sql.begin(async (slow) => {
    await dispute("slow", slow);
    const quick = dispute("quick").execute();
    await waitsOrEnds(sql, quick);
    expect(await statusOf("quick")).toBe("disputed");
  });
});
