import fc from "fast-check";
import { expect, test } from "vitest";
import { samples } from "../../support/samples.ts";
import { deriveStatus } from "../orders/derive-status.ts";
import { freshDatabase } from "../support/database.ts";
import { type Fact, PRICE, paid, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase({ connections: 8 });
const testDatabase = wrapDatabase(sql);

const refund = (source: string, amount: number): Fact => ({ kind: "refund", source, amount });
const createRefundFailure = (source: string): Fact => ({ kind: "refund_failed", source });
const dispute = (kind: "opened" | "won" | "lost", source = "dp"): Fact => ({
  kind: `dispute_${kind}`,
  source,
});

const histories: [string, Fact[], ReturnType<typeof deriveStatus>][] = [
  ["paid", [paid], "completed"],
  ["a partial refund", [paid, refund("re_1", 500)], "completed"],
  ["a full refund", [paid, refund("re_1", PRICE.amount)], "refunded"],
  [
    "two partial refunds that make a full one",
    [paid, refund("re_1", 999), refund("re_2", 2000)],
    "refunded",
  ],
  [
    "a second partial refund that fails later",
    [paid, refund("re_1", 999), refund("re_2", 2000), createRefundFailure("re_2")],
    "completed",
  ],
  [
    "a refund that fails and is repeated",
    [paid, refund("re_1", PRICE.amount), createRefundFailure("re_1"), refund("re_2", PRICE.amount)],
    "refunded",
  ],
  ["an open dispute", [paid, dispute("opened")], "disputed"],
  ["a dispute that we win", [paid, dispute("opened"), dispute("won")], "completed"],
  ["a dispute that we lose", [paid, dispute("opened"), dispute("lost")], "disputed"],
  [
    "a dispute that we win and another one that is open",
    [paid, dispute("opened", "dp_1"), dispute("won", "dp_1"), dispute("opened", "dp_2")],
    "disputed",
  ],
  [
    "a partial refund and a dispute that we win",
    [paid, refund("re_1", 500), dispute("opened"), dispute("won")],
    "completed",
  ],
  [
    "a full refund during an open dispute",
    [paid, refund("re_1", PRICE.amount), dispute("opened")],
    "refunded",
  ],
  [
    "a failed full refund and a dispute that we lose",
    [paid, refund("re_1", PRICE.amount), createRefundFailure("re_1"), dispute("lost")],
    "disputed",
  ],
  ["a refund without a payment", [refund("re_1", PRICE.amount), dispute("opened")], null],
];

let sessions = 0;

/** Delivers facts batch by batch and returns the status of the resulting order. */
async function deliverBatches(
  batches: Fact[][],
): Promise<{ orders: number; status: string | null; said: string | null }> {
  const session = `session_${++sessions}`;
  let said: string | null = null;
  for (const batch of batches) said = (await testDatabase.record(session, batch)).status;
  const orders = await testDatabase.orders(session);
  return { orders: orders.length, status: orders[0]?.status ?? null, said };
}

test.each(histories)(
  "%s: the order of delivery and repeated deliveries don't change the result",
  async (_, facts, status) => {
    expect(deriveStatus(facts)).toBe(status);
    const tellings = permutations(facts).flatMap((order) =>
      order.map((again) => [...order, again].map((fact) => [fact])),
    );

    const seen = await Promise.all(tellings.map(deliverBatches));

    expect(seen).toEqual(tellings.map(() => ({ orders: status ? 1 : 0, status, said: status })));
  },
);

test("every order of every history was delivered", () => {
  expect(permutations([1, 2, 3]).map(String).toSorted()).toEqual([
    "1,2,3",
    "1,3,2",
    "2,1,3",
    "2,3,1",
    "3,1,2",
    "3,2,1",
  ]);
});

// A refund's amount follows from its name, so that facts never contradict each other.
const someFact = fc.oneof(
  { weight: 2, arbitrary: fc.constant(paid) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      refund("re_1", 1),
      refund("re_2", 999),
      refund("re_3", 1999),
      refund("re_4", 2999),
      refund("re_5", 2000),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("re_1", "re_2", "re_3", "re_4", "re_5").map(createRefundFailure),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom("opened", "won", "lost" as const), fc.constantFrom("dp_1", "dp_2"))
      .map(([kind, source]) => dispute(kind, source)),
  },
);

test("facts delivered in overlapping batches give the order that the model predicts", {
  tags: ["long"],
}, async () => {
  const statuses = new Map<string | null, number>();
  const history = fc.asyncProperty(
    fc.array(fc.array(someFact, { maxLength: 5 }), { minLength: 1, maxLength: 6 }),
    async (batches) => {
      const status = deriveStatus(batches.flat());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(await deliverBatches(batches)).toEqual({
        orders: status ? 1 : 0,
        status,
        said: status,
      });
    },
  );
  await fc.assert(history, { numRuns: samples(400) });

  // Every outcome occurred, so the model was really tested.
  expect([...statuses.keys()].map(String).toSorted()).toEqual([
    "completed",
    "disputed",
    "null",
    "refunded",
  ]);
});

test("something that isn't a fact, such as an inquiry, isn't recorded, and neither is the rest of its batch", async () => {
  await expect(
    testDatabase.record("inquiry", [paid, { kind: "dispute_inquiry", source: "dp" }]),
  ).rejects.toMatchObject({ code: "23514" });

  expect(await testDatabase.orders("inquiry")).toEqual([]);
  expect(await sql`select from private.payments where session_id = 'inquiry'`).toHaveLength(0);
});

test("a payment returns how many of its facts are new", async () => {
  expect(await testDatabase.record("news", [paid])).toMatchObject({ news: 1, owned: false });
  expect(await testDatabase.record("news", [paid, dispute("opened")])).toMatchObject({
    news: 1,
    status: "disputed",
  });
  expect(await testDatabase.record("news", [paid, dispute("opened")])).toMatchObject({ news: 0 });
});

test.each([
  ["of another price", { price_id: "price_of_somebody_else" }],
  ["of another amount", { amount: 1 }],
  ["in another currency", { currency: "eur" }],
  ["without an amount", { amount: null }],
])("a payment %s isn't one of ours", async (name, more) => {
  expect(await testDatabase.record(name, [paid], more)).toEqual({ known: false });
  expect(await testDatabase.orders(name)).toEqual([]);
});

test("a price that is no longer on sale is still accepted", async () => {
  await sql`insert into private.prices (price_id, amount, currency, name, description, on_sale) values (${PRICE.price_id}, 1999, 'usd', 'Plan', 'Old', false)`;

  expect(await testDatabase.record("old price", [paid], { amount: 1999 })).toMatchObject({
    known: true,
    status: "completed",
  });
});

function permutations<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  );
}

test("only refunds that didn't fail count as refunded", async () => {
  const readRefundedAmount = async (session: string) =>
    (await sql`select private.refunded_amount(${session})::int as amount`)[0]?.amount;
  await testDatabase.record("kept whole", [paid]);
  expect(await readRefundedAmount("kept whole")).toBe(0);
  await testDatabase.record("refunded twice", [
    paid,
    { ...dispute("opened"), amount: 1000 },
    refund("re_1", 500),
    refund("re_2", 700),
    createRefundFailure("re_2"),
  ]);
  expect(await readRefundedAmount("refunded twice")).toBe(500);
});
