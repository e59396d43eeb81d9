import { expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { PRICE, paid, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const CHEAPER = { price_id: "price_of_last_year", amount: 1999 };
await sql`
  insert into private.prices (price_id, amount, currency, name, description, on_sale)
  values (${CHEAPER.price_id}, ${CHEAPER.amount}, ${PRICE.currency}, 'Plan', 'Last year', false)`;
// These are in order, and no test below is about them.
await testDatabase.record("recorded");
await testDatabase.record("cheaper", [paid], CHEAPER);
await testDatabase.record("refunded", [
  paid,
  { kind: "refund", source: "re_of_another", amount: 100 },
]);

/** A session in the provider's lists: a payment, unless `more` overrides it. */
const createListed = (
  session: string,
  more: Record<string, string | number | boolean | null> = {},
) => ({
  ...paid,
  ...PRICE,
  session_id: session,
  payment_intent: `pi_of_${session}`,
  recovered: false,
  ...more,
});
const ofPayment = (session: string, kind: string, source: string) =>
  createListed(session, { kind, source, session_id: null, price_id: null });

async function findUnrecorded(...facts: ReturnType<typeof createListed>[]): Promise<string[]> {
  const [row] = await sql<{ found: string[] }[]>`
    select public.unrecorded_sessions(${sql.json(facts)}) as found`;
  return row!.found;
}

test.each([
  ["at our price", {}],
  ["at a price of earlier", CHEAPER],
  ["recovered, where the list names no price", { recovered: true, price_id: "" }],
])("finds a payment that isn't recorded: %s", async (_, more) => {
  expect(await findUnrecorded(createListed("new", more))).toEqual(["new"]);
});

test.each([
  ["at a foreign price", { price_id: "price_of_another_shop" }],
  ["with another amount", { amount: PRICE.amount - 1 }],
  ["at the amount of another price", { amount: CHEAPER.amount }],
  ["in another currency", { currency: "eur" }],
  ["without a price", { price_id: "" }],
  ["recovered at a foreign price", { recovered: true, price_id: "price_of_another_shop" }],
  ["recovered with another amount", { recovered: true, price_id: "", amount: 1 }],
  ["recovered in another currency", { recovered: true, price_id: "", currency: "eur" }],
  ["not paid", { kind: "refund" }],
])("passes over what isn't ours: %s", async (_, more) => {
  expect(await findUnrecorded(createListed("foreign", more))).toEqual([]);
});

test("passes over an empty page, and what is recorded", async () => {
  expect(await findUnrecorded()).toEqual([]);
  expect(await findUnrecorded(createListed("recorded"), createListed("cheaper", CHEAPER))).toEqual(
    [],
  );
  expect(await findUnrecorded(ofPayment("refunded", "refund", "re_of_another"))).toEqual([]);
});

test("passes over refunds and disputes of payments that aren't ours", async () => {
  expect(await findUnrecorded(ofPayment("foreign", "refund", "re"))).toEqual([]);
});

test("finds a recorded payment by its payment intent, once", async () => {
  await testDatabase.record("old");
  const refund = ofPayment("old", "refund", "re_1");
  expect(await findUnrecorded(refund, ofPayment("old", "dispute_opened", "dp_1"))).toEqual(["old"]);
});

test("compares facts by their kind, their source, and their session", async () => {
  await testDatabase.record("disputed", [paid, { kind: "dispute_opened", source: "dp_1" }]);
  const known = ofPayment("disputed", "dispute_opened", "dp_1");
  expect(await findUnrecorded(known)).toEqual([]);
  expect(await findUnrecorded({ ...known, kind: "dispute_won" })).toEqual(["disputed"]);
  expect(await findUnrecorded({ ...known, source: "dp_2" })).toEqual(["disputed"]);
  const ofAnother = ofPayment("disputed", "refund", "re_of_another");
  expect(await findUnrecorded(ofAnother)).toEqual(["disputed"]);
});

test.each([
  ["is missing", "delete from public.stripe_orders"],
  ["has another status", "update public.stripe_orders set status = 'refunded'"],
  ["has another amount", "update public.stripe_orders set amount_total = 1"],
  [
    "has the amount of another payment",
    `update public.stripe_orders set amount_total = ${CHEAPER.amount}`,
  ],
  ["has another currency", "update public.stripe_orders set currency = 'eur'"],
])("finds a recorded payment if its order %s", async (mistake, statement) => {
  const session = `its order ${mistake}`;
  await testDatabase.record(session);
  expect(await findUnrecorded(createListed(session))).toEqual([]);
  await sql.unsafe(`${statement} where checkout_session_id = '${session}'`);
  expect(await findUnrecorded(createListed(session), createListed("recorded"))).toEqual([session]);
});

test("leaves sessions to their own retries once they have failed", async () => {
  await sql`insert into private.failed_sessions (session_id) values ('failing')`;
  expect(await findUnrecorded(createListed("failing"), createListed("next to it"))).toEqual([
    "next to it",
  ]);
});
