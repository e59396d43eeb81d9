import { describe, expect, test } from "vitest";
import { asCaller } from "../database/callers.ts";
import { PRICE, sha256, shopIn } from "../database/shop.ts";
import { takeSaid } from "../support/quiet-console.ts";
import { type Bought, historiesIn } from "./histories.fixtures.ts";
import { openShop } from "./open-shop.ts";
import { signatureOf } from "./signed.ts";

const shop = await openShop();
const histories = historiesIn(shop);

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
  Promise.all(all.map(({ sessionId }) => shop.verify(sessionId)));

// Sweeps come first, because they check everything that happened before.
const ways: [string, Way][] = [
  ["their events", { isLong: true, afterEach: () => shop.settle() }],
  ["the sweep", { isLong: true, switches: { drop: "true" }, atLast: sweep }],
  [
    "all of these at once",
    {
      atLast: (all) =>
        Promise.all([
          shop.settle(),
          sweep(),
          verifyAll(all),
          sweep(),
          verifyAll(all),
          shop.settle(),
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
    { switches: { repeat: "3", reorder: "true" }, atLast: () => shop.settle(1000) },
  ],
];

describe("state of every buyer", () => {
  for (const [name, { isLong, switches = {}, afterEach, atLast }] of ways)
    test(`is known from ${name}`, { tags: isLong ? ["long"] : [] }, async () => {
      await shop.switches({
        repeat: "1",
        reorder: "false",
        lose: "false",
        drop: "false",
        ...switches,
      });
      const all: [string, Bought][] = [];
      for (const [name, { happens, method = "card" }] of Object.entries(histories)) {
        const bought = await shop.bought({ method });
        await happens(bought);
        await afterEach?.(bought);
        all.push([name, bought]);
      }
      await atLast?.(all.map(([, bought]) => bought));

      const seen: [string, unknown][] = [];
      for (const [name, { sessionId }] of all)
        seen.push([
          name,
          { order: await shop.orders(sessionId), state: (await shop.verify(sessionId)).state },
        ]);

      expect(Object.fromEntries(seen)).toEqual(
        Object.fromEntries(
          Object.entries(histories).map(([name, { order, state }]) => [name, { order, state }]),
        ),
      );
    });
});

async function sendLastEvent() {
  const event = JSON.stringify((await shop.stripe("events?limit=1")).body.data[0]);
  expect(
    (
      await shop.call("stripe-webhook", event, {
        headers: { "stripe-signature": signatureOf(event) },
      })
    ).status,
  ).toBe(200);
}

async function sweep() {
  expect((await shop.sweep()).status).toBe(200);
  // What the sweep found is reported to the operator.
  expect(takeSaid().filter((line) => !line.startsWith("The sweep wrote down"))).toEqual([]);
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
      await shop.stripe("checkout/sessions", {
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
    await shop.switches({ drop: "false", lose: "false" });
    const before = await shop.written();
    await shop.pay(session.id);
    await shop.settle();

    expect(await shop.verify(session.id)).toEqual({ state: "unpaid" });
    expect(await shop.written()).toEqual(before);
  });

  test("isn't given by a session that was never paid", async () => {
    const { sessionId } = await shop.checkout();
    expect(await shop.verify(sessionId)).toEqual({ state: "unpaid" });

    await shop.stripe(`checkout/sessions/${sessionId}/expire`, {});
    await shop.settle();
    expect(await shop.verify(sessionId)).toEqual({ state: "unpaid" });
    expect(await shop.orders(sessionId)).toEqual([]);
  });

  test("is given by the buyer's claim", async () => {
    const { sessionId, claim } = await shop.bought();
    await shop.settle();
    const account = await shopIn(shop.sql).account();
    const buyer = { role: "authenticated", account } as const;
    expect(await shop.verify(sessionId)).toEqual({ state: "paid", owned: false });

    await asCaller(
      shop.sql,
      buyer,
      (connection) => connection`select public.claim_order(${sessionId}, ${claim})`,
    );

    expect(
      await asCaller(
        shop.sql,
        buyer,
        (connection) => connection`select public.has_access() as has`,
      ),
    ).toEqual([{ has: true }]);
    expect(await shop.verify(sessionId)).toEqual({ state: "paid", owned: true });
  });
});
