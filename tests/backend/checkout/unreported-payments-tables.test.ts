import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { type Fact, paid, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const refund: Fact = { kind: "refund", source: "re", amount: 100 };

/** Without `from`, it's the buyer. */
const hear = (session: string, from?: "event" | "sweep", facts: Fact[] = [paid]) =>
  testDatabase.record(session, facts, from && { heard_from: from });

async function listUnreported(): Promise<string[]> {
  const rows = await sql<{ session_id: string }[]>`
    select session_id from private.unreported_payments order by session_id`;
  return rows.map(({ session_id }) => session_id);
}

async function waiting(): Promise<number> {
  const [row] = await sql<{ queues: { unreported: { waiting: number } } }[]>`
    select private.queues() as queues`;
  return row!.queues.unreported.waiting;
}

test("lists a payment that the sweep hears of first, until an event comes", async () => {
  await hear("late", "sweep");
  expect(await listUnreported()).toEqual(["late"]);
  await hear("late", "sweep");
  await hear("late");
  expect(await listUnreported(), "none of these is an event").toEqual(["late"]);
  await hear("late", "event");
  expect(await listUnreported()).toEqual([]);
});

test.each([
  ["an event", "event"],
  ["the buyer", undefined],
] as const)("doesn't list what %s brings first", async (name, first) => {
  await hear(name, first);
  await hear(name, "sweep");
  expect(await listUnreported()).toEqual([]);
});

test("lists a payment that an event reported, if only the sweep hears of its refund", async () => {
  await hear("refunded", "event");
  await hear("refunded", "sweep", [paid, refund]);
  expect(await listUnreported()).toEqual(["refunded"]);
  await hear("refunded", "sweep", [paid, refund, { ...refund, source: "another" }]);
  expect(await listUnreported(), "more news of the same payment").toEqual(["refunded"]);
  await hear("refunded", "event", [paid, refund]);
  expect(await listUnreported()).toEqual([]);
});

test("lists an order that the sweep corrects", async () => {
  await hear("altered", "event");
  await sql`update public.stripe_orders set amount_total = 1 where checkout_session_id = 'altered'`;
  await hear("altered", "sweep");
  expect(await listUnreported()).toEqual(["altered"]);
  await hear("another", "event");
  expect(await listUnreported(), "an event of another payment").toEqual(["altered"]);
  await hear("altered", "event");
});

test("counts a payment for a day, and forgets it with the next one", async () => {
  await hear("old", "sweep");
  await sql`update private.unreported_payments set found_at = now() - interval '23 hours'`;
  expect(await waiting()).toBe(1);
  await hear("newer", "sweep");
  expect(await listUnreported()).toEqual(["newer", "old"]);

  await sql`
    update private.unreported_payments set found_at = now() - interval '25 hours'
    where session_id = 'old'`;
  expect(await waiting()).toBe(1);
  await hear("newest", "sweep");
  expect(await listUnreported()).toEqual(["newer", "newest"]);
});
