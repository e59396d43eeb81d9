import { expect, test } from "vitest";
import { asCaller } from "../database/callers.ts";
import { PRICE, sha256, shopIn } from "../database/shop.ts";
import { takeSaid } from "../quiet-console.ts";
import { openShop } from "./open-shop.ts";
import { signatureOf } from "./signed.ts";

const shop = await openShop();
type Bought = Awaited<ReturnType<typeof shop.bought>>;

const refund = async ({ payment_intent }: Bought, amount: number) =>
  (await shop.stripe("refunds", { payment_intent, amount: String(amount) })).body.id;
const dispute = async ({ payment_intent }: Bought, status = "needs_response") =>
  (await shop.stripe("test_helpers/disputes", { payment_intent, status })).body.id;
const evidence = (id: string, text: string) =>
  shop.stripe(`disputes/${id}`, { "evidence[uncategorized_text]": text, submit: "true" });

interface History {
  happens(bought: Bought): Promise<unknown>;
  order: string[];
  method?: "bank_debit";
  state: "paid" | "unpaid" | "processing";
}

const histories: Record<string, History> = {
  "pays by card": { happens: async () => {}, order: ["completed"], state: "paid" },
  "gets a part back": {
    happens: (bought) => refund(bought, 500),
    order: ["completed"],
    state: "paid",
  },
  "gets all back": {
    happens: (bought) => refund(bought, 2999),
    order: ["refunded"],
    state: "unpaid",
  },
  "gets all back in two parts": {
    happens: async (bought) => [await refund(bought, 999), await refund(bought, 2000)],
    order: ["refunded"],
    state: "unpaid",
  },
  "should get all back, but their bank refuses it": {
    happens: async (bought) =>
      shop.stripe(`test_helpers/refunds/${await refund(bought, 2999)}/fail`, {}),
    order: ["completed"],
    state: "paid",
  },
  "disputes the payment": {
    happens: (bought) => dispute(bought),
    order: ["disputed"],
    state: "unpaid",
  },
  "loses the dispute to us": {
    happens: async (bought) => evidence(await dispute(bought), "winning_evidence"),
    order: ["completed"],
    state: "paid",
  },
  "wins the dispute": {
    happens: async (bought) => evidence(await dispute(bought), "losing_evidence"),
    order: ["disputed"],
    state: "unpaid",
  },
  "has their bank ask, which takes nothing back": {
    happens: (bought) => dispute(bought, "warning_needs_response"),
    order: ["completed"],
    state: "paid",
  },
  "has their bank ask, and nothing comes of it": {
    happens: async (bought) =>
      evidence(await dispute(bought, "warning_needs_response"), "winning_evidence"),
    order: ["completed"],
    state: "paid",
  },
  "pays by bank debit, which takes days": {
    method: "bank_debit",
    happens: async () => {},
    order: [],
    state: "processing",
  },
  "pays by bank debit, which arrives": {
    method: "bank_debit",
    happens: (bought) => settleDebit(bought, "succeeded"),
    order: ["completed"],
    state: "paid",
  },
  "pays by bank debit, which the bank refuses": {
    method: "bank_debit",
    happens: (bought) => settleDebit(bought, "failed"),
    order: [],
    state: "unpaid",
  },
  "pays by bank debit and gets it back": {
    method: "bank_debit",
    happens: async (bought) => [await settleDebit(bought, "succeeded"), await refund(bought, 2999)],
    order: ["refunded"],
    state: "unpaid",
  },
};

const settleDebit = ({ sessionId }: Bought, outcome: string) =>
  shop.stripe(`test_helpers/checkout/sessions/${sessionId}/settle`, { outcome });

interface Way {
  switches?: Record<string, string>;
  /** After the history of one buyer. */
  afterEach?(bought: Bought): Promise<unknown>;
  /** After those of all. */
  atLast?(all: Bought[]): Promise<unknown>;
}

const verifyAll = (all: Bought[]) =>
  Promise.all(all.map(({ sessionId }) => shop.verify(sessionId)));

// the sweeps, which look at whatever came before them, first
const ways: [string, Way][] = [
  ["their events", { afterEach: () => shop.settle() }],
  ["the sweep", { switches: { drop: "true" }, atLast: sweep }],
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
  ["the page to which they come back", { switches: { drop: "true" }, atLast: verifyAll }],
  [
    "the last event of each, all others being lost",
    { switches: { lose: "true" }, afterEach: sendLastEvent },
  ],
  [
    "their events, each three times and the last one first",
    { switches: { repeat: "3", reorder: "true" }, atLast: () => shop.settle(1000) },
  ],
];

test.each(ways)(
  "what became of buyers is known by %s",
  async (_, { switches = {}, afterEach, atLast }) => {
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
  },
);

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
  // what it found is said to those who run the shop
  expect(takeSaid().filter((line) => !line.startsWith("The sweep wrote down"))).toEqual([]);
}

test.each<[string, Record<string, string>]>([
  ["of another amount", { "line_items[0][price_data][unit_amount]": "50" }],
  ["of two of them", { "line_items[0][quantity]": "2" }],
  ["in another currency", { "line_items[0][price_data][currency]": "eur" }],
  ["of another price", { "metadata[price_id]": "price_of_another_shop" }],
  ["that says nothing of a price", { "metadata[price_id]": "" }],
])(
  "a paid session %s, opened by another shop on the same account, grants nothing",
  async (_, other) => {
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
  },
);

test("a session that was never paid, or is over, grants nothing", async () => {
  const { sessionId } = await shop.checkout();
  expect(await shop.verify(sessionId)).toEqual({ state: "unpaid" });

  await shop.stripe(`checkout/sessions/${sessionId}/expire`, {});
  await shop.settle();
  expect(await shop.verify(sessionId)).toEqual({ state: "unpaid" });
  expect(await shop.orders(sessionId)).toEqual([]);
});

test("the buyer's claim fits the order that came of the payment, and opens what was bought", async () => {
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
    await asCaller(shop.sql, buyer, (connection) => connection`select public.has_access() as has`),
  ).toEqual([{ has: true }]);
  expect(await shop.verify(sessionId)).toEqual({ state: "paid", owned: true });
});
