import { describe, expect, onTestFinished, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { DATABASE, PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE, paid, wrapDatabase } from "../support/wrap-database.ts";

const testBackend = await openTestBackend();
await testBackend.switches({ drop: "true" });

test.each<[string, unknown]>([
  ["nothing", {}],
  ["an empty id", { sessionId: "" }],
  ["an id in another format", { sessionId: "../../v1/refunds" }],
  ["the id of something else", { sessionId: "pi_0123456789abcdef" }],
  ["an id with one extra character", { sessionId: `cs_test_${"a".repeat(201)}` }],
  ["an id followed by a line", { sessionId: `cs_test_${"a".repeat(50)}\n` }],
  ["an id of 3,000 characters", { sessionId: `cs_test_${"a".repeat(3_000)}` }],
  ["an id of 100,000 characters", { sessionId: "a".repeat(100_000) }],
  ["a lone surrogate", '{"sessionId":"cs_test_\\ud800aaaaaaaaaaaa"}'],
  ["a NUL", { sessionId: `cs_test_${"a".repeat(50)}\u0000` }],
  ["a list of ids", { sessionId: [`cs_test_${"a".repeat(50)}`] }],
  ["a number", { sessionId: 5 }],
  ["null", { sessionId: null }],
  ["an object", { sessionId: { sessionId: `cs_test_${"a".repeat(50)}` } }],
  ["no object at all", [`cs_test_${"a".repeat(50)}`]],
  ["a text", '"cs_test_"'],
  ["null as a whole", null],
])("%s is unpaid, without any request to the provider", async (_, body) => {
  const asked = testBackend.network.asked.length;

  expect(await testBackend.call("stripe-verify", body)).toMatchObject({
    status: 200,
    body: { state: "unpaid" },
  });
  expect(testBackend.network.asked).toHaveLength(asked);
});

test("a truncated body isn't reported as unpaid, because it may be a buyer's", async () => {
  const { sessionId } = await testBackend.buyPlan();
  const body = JSON.stringify({ sessionId });

  expect(await testBackend.call("stripe-verify", body.slice(0, -1))).toMatchObject({
    status: 400,
    body: { error: "The body is not JSON." },
  });
});

test("a session that the provider doesn't know is unpaid", async () => {
  expect(await testBackend.verify("cs_test_nobodyknowsit")).toEqual({ state: "unpaid" });
});

test("a buyer who returns before the event arrives is paid; asking again changes nothing", async () => {
  const { sessionId } = await testBackend.buyPlan();

  expect(await testBackend.verify(sessionId)).toEqual({ state: "paid", owned: false });
  const written = await testBackend.countWritten();
  expect(await testBackend.verify(sessionId)).toEqual({ state: "paid", owned: false });
  expect(await testBackend.countWritten()).toEqual(written);
});

test.each([
  ["provider", PROVIDER],
  ["database", DATABASE],
])("while the %s can't be reached, a buyer isn't reported as unpaid", async (_, path) => {
  const { sessionId } = await testBackend.buyPlan();

  const { status, body } = await testBackend.network.without(path, () =>
    testBackend.call("stripe-verify", { sessionId }),
  );

  expect([status, body]).toEqual([503, { error: "We can't check the payment right now." }]);
  expect(takeLogs()).toHaveLength(1);
  expect(await testBackend.verify(sessionId)).toEqual({ state: "paid", owned: false });
});

const ask = (sessionId: string, from: string) =>
  testBackend.call("stripe-verify", { sessionId }, { from });

test("one address can look up 120 unknown sessions in ten minutes, and after that still gets an answer about an order", async () => {
  const from = "203.0.113.9";
  const { sessionId } = await testBackend.buyPlan();
  await testBackend.verify(sessionId);
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => ask("cs_test_nobodyknowsit", from)),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
  expect(answers.filter(({ status }) => status === 429).map(({ body }) => body.error)).toEqual(
    Array(10).fill("Too many attempts. Please wait a few minutes and try again."),
  );
  expect(await ask(sessionId, from)).toMatchObject({ status: 200, body: { state: "paid" } });
});

test.each([
  ["unpaid", async () => (await testBackend.checkout()).sessionId],
  ["paid", async () => (await testBackend.buyPlan()).sessionId],
  ["processing", async () => (await testBackend.buyPlan({ method: "bank_debit" })).sessionId],
])("looking up a session that is %s is free, and says so", async (state, open) => {
  const sessionId = await open();
  const before = await attempts();

  for (let view = 1; view <= 3; view++)
    expect(await ask(sessionId, "203.0.113.20")).toMatchObject({
      status: 200,
      body: { state, ...(state === "paid" && { owned: false }) },
    });
  expect(await attempts()).toBe(before);
});

test("a failure of the provider is free too", async () => {
  const { sessionId } = await testBackend.checkout();
  const before = await attempts();

  expect(
    (await testBackend.network.without(PROVIDER, () => ask(sessionId, "203.0.113.21"))).status,
  ).toBe(503);
  expect(takeLogs()).toHaveLength(1);
  expect(await attempts()).toBe(before);
});

test("visitors without an address don't share the limit of one client", async () => {
  for (let view = 1; view <= 121; view++)
    expect((await ask("cs_test_nobodyknowsit", "not an address")).status).toBe(200);
});

async function attempts(): Promise<number> {
  const [row] = await testBackend.sql<
    { count: number }[]
  >`select count(*)::integer from private.attempts where action = 'lookup'`;
  return row!.count;
}

describe("an order that the database has and the provider doesn't know", () => {
  const held = wrapDatabase(testBackend.sql);
  const refund = { kind: "refund", source: "re", amount: PRICE.amount };
  test("is paid before and after it gets an owner", async () => {
    await held.record("cs_test_heldAndUnknown");
    expect(await testBackend.verify("cs_test_heldAndUnknown")).toEqual({
      state: "paid",
      owned: false,
    });

    await held.own("cs_test_heldAndUnknown", await held.account());
    expect(await testBackend.verify("cs_test_heldAndUnknown")).toEqual({
      state: "paid",
      owned: true,
    });
  });

  test.each([
    ["refunded", [paid, refund]],
    ["disputed", [paid, { kind: "dispute_opened", source: "dp" }]],
    ["never paid", [refund]],
  ])("is unpaid if it was %s", async (status, facts) => {
    const sessionId = `cs_test_heldAnd${status.replace(" ", "")}`;
    await held.record(sessionId, facts);

    expect(await testBackend.verify(sessionId)).toEqual({ state: "unpaid" });
  });

  test("is unpaid if it was bought with a test card in live mode", async () => {
    await held.record("cs_test_heldOfTests");
    await held.record("cs_live_heldOfRealMoney", [paid], { livemode: true });
    await testBackend.sql`select public.set_payment_mode('live')`;
    onTestFinished(
      async () => void (await testBackend.sql`select public.set_payment_mode('test')`),
    );

    expect(await testBackend.verify("cs_test_heldOfTests")).toEqual({ state: "unpaid" });
    expect(await testBackend.verify("cs_live_heldOfRealMoney")).toEqual({
      state: "paid",
      owned: false,
    });
  });

  test("is unpaid if the provider does know it and has just reported a refund", async () => {
    const { sessionId, payment_intent } = await testBackend.buyPlan();
    expect(await testBackend.verify(sessionId)).toMatchObject({ state: "paid" });
    await testBackend.stripe("refunds", { payment_intent });

    expect(await testBackend.verify(sessionId)).toEqual({ state: "unpaid" });
  });

  test("isn't answered while the provider can't be reached", async () => {
    await held.record("cs_test_heldAndUnreachable");

    const { status } = await testBackend.network.without(PROVIDER, () =>
      testBackend.call("stripe-verify", { sessionId: "cs_test_heldAndUnreachable" }),
    );

    expect(status).toBe(503);
    expect(takeLogs()).toHaveLength(1);
  });
});
