import { describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { asCaller } from "../access/callers.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE, sha256, wrapDatabase } from "../support/wrap-database.ts";
import { type Bought, createHistories } from "./histories.fixtures.ts";
import { createSignature } from "./signed.ts";

const testBackend = await openTestBackend();
const histories = createHistories(testBackend);

interface Way {
  /** `npm test` leaves it to `npm run test:all`: other ways hold the same claim there. */
  isLong?: boolean;
  switches?: Record<string, string>;
  /** Runs after the history of each buyer. */
  afterEach?(bought: Bought): Promise<unknown>;
  /** Runs after the histories of all buyers. */
  atLast?(all: Bought[]): Promise<unknown>;
}

const verifyAll = (all: Bought[]) =>
  Promise.all(all.map(({ sessionId }) => testBackend.verify(sessionId)));

// Sweeps come first, because they check everything that happened before.
const channels: [string, Way][] = [
  ["their events", { isLong: true, afterEach: () => testBackend.settle() }],
  ["the sweep", { isLong: true, switches: { drop: "true" }, atLast: sweep }],
  [
    "all of these at once",
    {
      atLast: (all) =>
        Promise.all([
          testBackend.settle(),
          sweep(),
          verifyAll(all),
          sweep(),
          verifyAll(all),
          testBackend.settle(),
        ]),
    },
  ],
  ["the page that they return to", { switches: { drop: "true" }, atLast: verifyAll }],
  [
    "the last event of each, with all others lost",
    { switches: { lose: "true" }, afterEach: sendLastEvent },
  ],
  [
    "their events, each three times and the last one first",
    { switches: { repeat: "3", reorder: "true" }, atLast: () => testBackend.settle(1000) },
  ],
];

describe("state of every buyer", () => {
  for (const [name, { isLong, switches = {}, afterEach, atLast }] of channels)
    test(`is known from ${name}`, { tags: isLong ? ["long"] : [] }, async () => {
      await testBackend.switches({
        repeat: "1",
        reorder: "false",
        lose: "false",
        drop: "false",
        ...switches,
      });
      const all: [string, Bought][] = [];
      for (const [name, { happens, method = "card" }] of Object.entries(histories)) {
        const bought = await testBackend.buyPlan({ method });
        await happens(bought);
        await afterEach?.(bought);
        all.push([name, bought]);
      }
      await atLast?.(all.map(([, bought]) => bought));

      const seen: [string, unknown][] = [];
      for (const [name, { sessionId }] of all)
        seen.push([
          name,
          {
            order: await testBackend.orders(sessionId),
            state: (await testBackend.verify(sessionId)).state,
          },
        ]);

      expect(Object.fromEntries(seen)).toEqual(
        Object.fromEntries(
          Object.entries(histories).map(([name, { order, state }]) => [name, { order, state }]),
        ),
      );
    });
});

async function sendLastEvent() {
  const event = JSON.stringify((await testBackend.stripe("events?limit=1")).body.data[0]);
  expect(
    (
      await testBackend.call("stripe-webhook", event, {
        headers: { "stripe-signature": createSignature(event) },
      })
    ).status,
  ).toBe(200);
}

async function sweep() {
  expect((await testBackend.sweep()).status).toBe(200);
  // The sweep reports all payments that it found to the operator.
  expect(takeLogs().filter((line) => !line.startsWith("The sweep wrote down"))).toEqual([]);
}

describe("access", () => {
  test.each<[string, Record<string, string>]>([
    ["of another amount", { "line_items[0][price_data][unit_amount]": "50" }],
    ["of two of them", { "line_items[0][quantity]": "2" }],
    ["in another currency", { "line_items[0][price_data][currency]": "eur" }],
    ["of another price", { "metadata[price_id]": "price_of_another_shop" }],
    ["that doesn't name a price", { "metadata[price_id]": "" }],
  ])("isn't given by another shop's paid session %s", async (_, other) => {
    const session = (
      await testBackend.stripe("checkout/sessions", {
        mode: "payment",
        success_url: "https://example.com/",
        "line_items[0][quantity]": "1",
        "line_items[0][price_data][currency]": PRICE.currency,
        "line_items[0][price_data][unit_amount]": String(PRICE.amount),
        "line_items[0][price_data][product_data][name]": "Something else",
        "metadata[price_id]": PRICE.price_id,
        "metadata[claim_hash]": sha256("a claim"),
        ...other,
      })
    ).body;
    await testBackend.switches({ drop: "false", lose: "false" });
    const before = await testBackend.countWritten();
    await testBackend.pay(session.id);
    await testBackend.settle();

    expect(await testBackend.verify(session.id)).toEqual({ state: "unpaid" });
    expect(await testBackend.countWritten()).toEqual(before);
  });

  test("isn't given by a session that was never paid", async () => {
    const { sessionId } = await testBackend.checkout();
    expect(await testBackend.verify(sessionId)).toEqual({ state: "unpaid" });

    await testBackend.stripe(`checkout/sessions/${sessionId}/expire`, {});
    await testBackend.settle();
    expect(await testBackend.verify(sessionId)).toEqual({ state: "unpaid" });
    expect(await testBackend.orders(sessionId)).toEqual([]);
  });

  test("is given by the buyer's claim", async () => {
    const { sessionId, claim } = await testBackend.buyPlan();
    await testBackend.settle();
    const account = await wrapDatabase(testBackend.sql).account();
    const buyer = { role: "authenticated", account } as const;
    expect(await testBackend.verify(sessionId)).toEqual({ state: "paid", owned: false });

    await asCaller(
      testBackend.sql,
      buyer,
      (connection) => connection`select public.claim_order(${sessionId}, ${claim})`,
    );

    expect(
      await asCaller(
        testBackend.sql,
        buyer,
        (connection) => connection`select public.has_access() as has`,
      ),
    ).toEqual([{ has: true }]);
    expect(await testBackend.verify(sessionId)).toEqual({ state: "paid", owned: true });
  });
});
