import { afterAll, describe, expect, test } from "vitest";
import { fulfil } from "../../../supabase/functions/_shared/fulfil.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createClaim, PRICE, sha256 } from "../support/wrap-database.ts";

/** Sessions as the provider may describe them, by id. */
const sessions = new Map<string, object>();
const asked: string[] = [];
/** The queries of the lists that were requested. */
const queries: string[] = [];
const testBackend = await openTestBackend({
  async others(request) {
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const session = sessions.get(id);
    if (session) asked.push(id);
    if (session && !id.startsWith("cs_")) queries.push(new URL(request.url).search);
    return session && Response.json(session);
  },
});

let nth = 0;
/** A paid session of ours, but for some fields. Returns its id. */
function describeSession(more: object = {}): string {
  nth += 1;
  const id = `cs_test_described${nth}`;
  sessions.set(id, {
    ...{ id, object: "checkout.session", mode: "payment", status: "complete", created: 1.8e9 },
    ...{ payment_status: "paid", payment_intent: { id: `pi_${nth}`, status: "succeeded" } },
    ...{ amount_total: PRICE.amount, currency: PRICE.currency, livemode: false },
    ...{ customer_details: { email: "typed@example.com" }, customer_email: null },
    metadata: { price_id: PRICE.price_id, claim_hash: sha256(createClaim(id)) },
    recovered_from: null,
    ...more,
  });
  return id;
}

const readFacts = async (session: string) =>
  (
    await testBackend.sql`
      select concat_ws(' ', kind, source, amount) as fact from private.payment_facts
      where session_id = ${session} and kind <> 'paid' order by fact`
  ).map(({ fact }) => fact);

const readRecorded = async (session: string) =>
  (
    await testBackend.sql`
      select payment_intent, email, array(
        select hash from private.claims where claims.session_id = payments.session_id
      ) as claims from private.payments where session_id = ${session}`
  )[0];

describe("a session as the provider describes it", () => {
  test.each<[string, string, object]>([
    ["paid", "paid", {}],
    ["paid, with only the payment's id", "paid", { payment_intent: "pi_by_id" }],
    ["paid without a payment, by a voucher", "unpaid", { payment_intent: null }],
    ["paid for a subscription", "unpaid", { mode: "subscription" }],
    ["paid for something that isn't ours", "unpaid", { metadata: null }],
    ["open", "unpaid", { status: "open", payment_status: "unpaid", payment_intent: null }],
  ])("that is %s counts as %s", async (_, state, more) => {
    expect(await testBackend.verify(describeSession(more))).toMatchObject({ state });
  });

  test.each([
    ["processing", "processing"],
    ["requires_action", "processing"],
    ["requires_payment_method", "unpaid"],
    ["canceled", "unpaid"],
  ])("that is complete with a payment that is %s counts as %s", async (status, state) => {
    const payment_intent = { id: "pi_slow", status };
    const id = describeSession({ payment_status: "unpaid", payment_intent });
    expect(await testBackend.verify(id)).toEqual({ state });
  });

  test.each([null, "pi_slow"])("that is complete with the payment %j is processing", async (id) => {
    const session = describeSession({ payment_status: "unpaid", payment_intent: id });
    expect(await testBackend.verify(session)).toEqual({ state: "processing" });
  });

  test("is recorded with the address that was typed at the provider", async () => {
    const id = describeSession({ customer_email: "ours@example.com", payment_intent: "pi_typed" });
    await testBackend.verify(id);
    expect(await readRecorded(id)).toEqual({
      payment_intent: "pi_typed",
      email: "typed@example.com",
      claims: [sha256(createClaim(id))],
    });
  });

  test("is recorded with another address, and without a claim, if that's all there is", async () => {
    const id = describeSession({
      customer_details: null,
      customer_email: "ours@example.com",
      metadata: { price_id: PRICE.price_id },
    });
    await testBackend.verify(id);
    expect(await readRecorded(id)).toMatchObject({ email: "ours@example.com", claims: [] });
  });
});

test("a session without metadata or an address may still be paid", async () => {
  const id = describeSession({
    ...{ payment_status: "unpaid", payment_intent: { id: "pi_slow", status: "processing" } },
    ...{ metadata: null, customer_details: null },
  });
  expect(await testBackend.verify(id)).toEqual({ state: "processing" });
});

test("a refunded session counts as unpaid, and its facts as news once", async () => {
  const refund = { id: "re_all", object: "refund", amount: PRICE.amount, status: "succeeded" };
  const refunds = { object: "list", data: [refund], has_more: false };
  const latest_charge = { id: "ch_1", object: "charge", disputed: false, refunds };
  const id = describeSession({
    payment_intent: { id: "pi_all", status: "succeeded", latest_charge },
  });
  expect(await fulfil(id)).toEqual({ state: "unpaid", news: 2 });
  expect(await fulfil(id)).toEqual({ state: "unpaid", news: 0 });
});

describe("what happened to the payment", () => {
  afterAll(() => {
    for (const list of ["refunds", "disputes"]) sessions.delete(list);
  });

  const refund = { id: "re_known", object: "refund", amount: 100, status: "succeeded" };
  const refunds = { object: "list", data: [refund], has_more: false };
  const charge = { id: "ch_1", object: "charge", disputed: false, refunds };
  const list = (...data: object[]) => ({ object: "list", data, has_more: false });
  const dispute = { id: "dp_listed", object: "dispute", status: "needs_response" };

  const KNOWN = "refund re_known 100";
  const LISTED = "refund re_listed 200";
  const DISPUTED = "dispute_opened dp_listed";

  test.each<[string, unknown, { listed: string[]; facts: string[] }]>([
    ["is known from its charge", charge, { listed: [], facts: [KNOWN] }],
    [
      "is listed if its charge was disputed",
      { ...charge, disputed: true },
      { listed: ["disputes"], facts: [DISPUTED, KNOWN] },
    ],
    [
      "is listed if its charge has more refunds than it brings",
      { ...charge, refunds: { ...refunds, has_more: true } },
      { listed: ["refunds"], facts: [LISTED] },
    ],
    ...[null, "ch_1", { id: "ch_1", object: "charge" }].map(
      (little): [string, unknown, { listed: string[]; facts: string[] }] => [
        `is listed if the charge is only known as ${JSON.stringify(little)}`,
        little,
        { listed: ["disputes", "refunds"], facts: [DISPUTED, LISTED] },
      ],
    ),
  ])("%s", async (_, latest_charge, { listed, facts }) => {
    const id = describeSession();
    const payment_intent = { id: `pi_${id}`, status: "succeeded", latest_charge };
    sessions.set(id, { ...sessions.get(id), payment_intent });
    sessions.set("refunds", list({ ...refund, id: "re_listed", amount: 200 }));
    sessions.set("disputes", list(dispute));
    asked.length = 0;

    await testBackend.verify(id);
    expect(asked.toSorted()).toEqual([id, ...listed].toSorted());
    expect(queries.splice(0)).toEqual(listed.map(() => `?payment_intent=pi_${id}&limit=100`));
    expect(await readFacts(id)).toEqual(facts);
  });
});

describe("a recovered session", () => {
  test("is paid if the session it comes from is gone", async () => {
    const id = describeSession({ recovered_from: "cs_test_nobodyknowsit" });
    expect(await testBackend.verify(id)).toEqual({ state: "paid", owned: false });
  });

  test("is followed five times at most, even in a circle", async () => {
    const id = describeSession();
    const other = describeSession({ recovered_from: id });
    sessions.set(id, { ...sessions.get(id), recovered_from: other });
    asked.length = 0;

    expect(await testBackend.verify(id)).toEqual({ state: "paid", owned: false });
    expect(asked).toEqual([id, other, id, other, id, other]);
  });
});
