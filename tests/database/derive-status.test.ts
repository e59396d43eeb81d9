import type { ISql } from "postgres";
import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { type Fact, PRICE, paid, shopIn } from "./shop.ts";
import { waitsOrEnds } from "./waits-or-ends.ts";

const { sql } = await freshDatabase();
const shop = shopIn(sql);
const disputed = (source: string): Fact => ({ kind: "dispute_opened", source });
const won = (source: string): Fact => ({ kind: "dispute_won", source });
const statusOf = async (session: string) => (await shop.orders(session))[0]?.status;

/** Adds a fact by hand: `record_payment()` has a lock of its own, and writes the status itself. */
const add = (session: string, { kind, source, amount }: Fact, at: ISql = sql) =>
  at`
    insert into private.payment_facts (session_id, kind, source, amount)
    values (${session}, ${kind}, ${source}, ${amount ?? null})`.execute();

test("gives the order of a new fact its status, and leaves the others alone", async () => {
  await shop.record("refunded");
  await shop.record("completed");
  await add("refunded", { kind: "refund", source: "re", amount: PRICE.amount });
  expect(await statusOf("refunded")).toBe("refunded");
  expect(await statusOf("completed")).toBe("completed");
});

test("doesn't write an order that stays as it is", async () => {
  await shop.record("partly");
  const version = () => sql`
    select xmin::text from public.stripe_orders where checkout_session_id = 'partly'`;
  const before = await version();
  await add("partly", { kind: "refund", source: "re", amount: 1 });
  expect(await version()).toEqual(before);
});

test("counts what another transaction has just added", async () => {
  await shop.record("won", [paid, disputed("dp_1"), disputed("dp_2")]);
  const { second } = await sql.begin(async (first) => {
    await add("won", won("dp_1"), first);
    const second = add("won", won("dp_2"));
    await waitsOrEnds(sql, second);
    return { second };
  });
  await second;
  expect(await statusOf("won")).toBe("completed");
});

test("doesn't wait for a transaction with another order", async () => {
  await shop.record("slow");
  await shop.record("quick");
  await sql.begin(async (slow) => {
    await add("slow", disputed("dp"), slow);
    const quick = add("quick", disputed("dp"));
    await waitsOrEnds(sql, quick);
    expect(await statusOf("quick")).toBe("disputed");
  });
});
