import { expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { keys } from "../support/environment.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const HOUR_MS = 3_600_000;
/** Everything bought here was bought an hour ago. */
const testBackend = await openTestBackend({ begins: Date.now() - HOUR_MS });
await testBackend.switches({ drop: "true" });

test.each([
  ["no secret", {}],
  ["an empty secret", { authorization: "Bearer " }],
  ["another secret", { authorization: "Bearer a guess" }],
  ["half of the secret", { authorization: `Bearer ${keys.sweepSecret.slice(0, -1)}` }],
  ["the key of the database", { authorization: `Bearer ${keys.databaseKey}` }],
  [
    "the public key",
    { authorization: "Bearer sb_publishable_of_tests", apikey: "sb_publishable_of_tests" },
  ],
])("with %s the sweep doesn't start", async (_, headers) => {
  const asked = testBackend.network.asked.length;

  expect(await testBackend.call("stripe-reconcile", {}, { headers })).toMatchObject({
    status: 401,
    body: { error: "This needs the sweep secret." },
  });
  expect(testBackend.network.asked).toHaveLength(asked);
});

test("one payment that can't be checked doesn't stop the others, is reported, and is tried again", async () => {
  const [first, second, third] = [
    await testBackend.buyPlan(),
    await testBackend.buyPlan(),
    await testBackend.buyPlan(),
  ];

  const { status, body } = await testBackend.network.without(
    new RegExp(`/sessions/${second.sessionId}$`),
    () => testBackend.sweep(),
  );

  expect([status, body]).toEqual([200, { looked: 3, repaired: 2, failed: 1, left: [] }]);
  expect(takeLogs()).toEqual([
    "stripe-reconcile: 1 sessions could not be checked (StripeConnectionError). The next sweep tries again.",
    "The sweep wrote down 2 payments that no event had reported in full. Check the deliveries of the webhook.",
  ]);
  expect([
    await testBackend.orders(first.sessionId),
    await testBackend.orders(second.sessionId),
    await testBackend.orders(third.sessionId),
  ]).toEqual([["completed"], [], ["completed"]]);

  // It's too old for this window, but still tried.
  expect((await testBackend.sweep({ hours: 0.5 })).body).toEqual({
    looked: 0,
    repaired: 1,
    failed: 0,
    left: [],
  });
  expect(await testBackend.orders(second.sessionId)).toEqual(["completed"]);
  expect(takeLogs()).toHaveLength(1);
});

test("a sweep looks back as far as requested: two days, or a part of an hour", async () => {
  const all = (await testBackend.sweep()).body.looked;

  expect((await testBackend.sweep("")).body.looked).toBe(all);
  expect((await testBackend.sweep({ hours: 1.5 })).body.looked).toBe(all);
  expect((await testBackend.sweep({ hours: 0.5 })).body.looked).toBe(0);
  for (const hours of ["many", 0, -1, 1e9])
    expect((await testBackend.sweep({ hours })).body.looked, `${hours} hours`).toBe(all);
  expect((await testBackend.sweep("null")).body.looked).toBe(all);
  expect((await testBackend.sweep("{hours")).status).toBe(400);
});

test("a sweep keeps its report for the operator, and how many payments it has found", async () => {
  await testBackend.buyPlan();
  await testBackend.sweep();
  takeLogs();
  await testBackend.network.idle();

  expect(
    await testBackend.sql`select report - 'looked' as report from private.job_reports where job = 'sweep'`,
  ).toEqual([{ report: { repaired: 1, failed: 0 } }]);
  const [found] =
    await testBackend.sql`select sum(count)::int as count from private.hourly_counts where area = 'sweep' and kind = 'repaired'`;
  expect(found?.count).toBeGreaterThan(0);
});

test("a sweep is done even if its report can't be kept", async () => {
  const { status } = await testBackend.network.without(/note_job$/, () => testBackend.sweep());

  expect(status).toBe(200);
  expect(takeLogs()).toEqual([expect.stringContaining("The sweep's report isn't kept")]);
});

test("a sweep is done even if refunds and mails that buyers wait for can't be read", async () => {
  const { status } = await testBackend.network.without(/due_(withdrawals|erasure_mails)$/, () =>
    testBackend.sweep(),
  );

  expect(status).toBe(200);
  const waiting = expect.stringContaining("A buyer is still waiting for a refund or a mail");
  expect(takeLogs()).toEqual([waiting, waiting]);
});

test("a sweep deletes attempts that no longer count", async () => {
  await testBackend.sql`insert into private.attempts (action, client, at) values ('checkout', 'of yesterday', now() - interval '25 hours')`;

  await testBackend.sweep();

  expect(
    await testBackend.sql`select from private.attempts where client = 'of yesterday'`,
  ).toHaveLength(0);
});

test("105 payments without any event, on two pages, are all found and reported once", {
  tags: ["long"],
}, async () => {
  const before = (await testBackend.sweep()).body.looked;
  const bought = [];
  for (let nth = 0; nth < 105; nth++) bought.push(await testBackend.buyPlan());
  for (let nth = 0; nth < 3; nth++) await testBackend.checkout();
  const asked = testBackend.network.asked.length;

  expect(await testBackend.sweep()).toMatchObject({
    status: 200,
    body: { looked: before + 105, repaired: 105 },
  });

  expect(takeLogs()).toEqual([
    "The sweep wrote down 105 payments that no event had reported in full. Check the deliveries of the webhook.",
  ]);
  expect(
    testBackend.network.asked.slice(asked).filter((path) => path === "GET /v1/checkout/sessions"),
  ).toHaveLength(2);
  const orders = await testBackend.sql<
    { session: string }[]
  >`select checkout_session_id as session from public.stripe_orders`;
  expect(orders.map(({ session }) => session)).toEqual(
    expect.arrayContaining(bought.map(({ sessionId }) => sessionId)),
  );

  expect(await testBackend.sweep()).toMatchObject({ body: { looked: before + 105, repaired: 0 } });
});
