import type { ISql } from "postgres";
import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { waitsOrEnds } from "../support/waits-or-ends.ts";
import { type Fact, PRICE, paid, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const createDispute = (source: string): Fact => ({ kind: "dispute_opened", source });
const won = (source: string): Fact => ({ kind: "dispute_won", source });
const readStatus = async (session: string) => (await testDatabase.orders(session))[0]?.status;

/** Adds a fact by hand: `record_payment()` has a lock of its own, and writes the status itself. */
const add = (session: string, { kind, source, amount }: Fact, at: ISql = sql) =>
  at`
    insert into private.payment_facts (session_id, kind, source, amount)
    values (${session}, ${kind}, ${source}, ${amount ?? null})`.execute();

test("gives the order of a new fact its status, and leaves the others alone", async () => {
  await testDatabase.record("refunded");
  await testDatabase.record("completed");
  await add("refunded", { kind: "refund", source: "re", amount: PRICE.amount });
  expect(await readStatus("refunded")).toBe("refunded");
  expect(await readStatus("completed")).toBe("completed");
});

test("doesn't write an order that stays as it is", async () => {
  await testDatabase.record("partly");
  const version = () => sql`
    select xmin::text from public.stripe_orders where checkout_session_id = 'partly'`;
  const before = await version();
  await add("partly", { kind: "refund", source: "re", amount: 1 });
  expect(await version()).toEqual(before);
});

test("counts what another transaction has just added", async () => {
  await testDatabase.record("won", [paid, createDispute("dp_1"), createDispute("dp_2")]);
  const { second } = await sql.begin(async (first) => {
    await add("won", won("dp_1"), first);
    const second = add("won", won("dp_2"));
    await waitsOrEnds(sql, second);
    return { second };
  });
  await second;
  expect(await readStatus("won")).toBe("completed");
});

test("doesn't wait for a transaction with another order", async () => {
  await testDatabase.record("slow");
  await testDatabase.record("quick");
  await sql.begin(async (slow) => {
    await add("slow", createDispute("dp"), slow);
    const quick = add("quick", createDispute("dp"));
    await waitsOrEnds(sql, quick);
    expect(await readStatus("quick")).toBe("disputed");
  });
});
