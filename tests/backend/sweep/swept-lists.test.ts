import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { lists } from "../../../supabase/functions/stripe-reconcile/lists.ts";
import { stubNetwork } from "../support/network.ts";

const CREATED = 1_790_000_000;
const paid = {
  id: "cs_test_listed",
  created: CREATED,
  mode: "payment",
  payment_status: "paid",
  payment_intent: "pi_listed",
  amount_total: 2999,
  currency: "usd",
  metadata: { price_id: "price_plan" },
};
const fact = {
  kind: "paid",
  source: "pi_listed",
  payment_intent: "pi_listed",
  session_id: "cs_test_listed",
  price_id: "price_plan",
  recovered: false,
  amount: 2999,
  currency: "usd",
};

let page: object[] = [];
let hasMore = false;
/** The parameter that the provider complains about; undefined if it answers. */
let refused: string | undefined;
const asked: Record<string, string>[] = [];
const network = stubNetwork(async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  asked.push(Object.fromEntries(searchParams));
  if (refused) {
    const error = { type: "invalid_request_error", code: refused, message: "No." };
    return Response.json({ error }, { status: 400 });
  }
  return Response.json({ object: "list", url: pathname, data: page, has_more: hasMore });
});
afterAll(network.restore);

beforeEach(() => {
  page = [];
  hasMore = false;
  refused = undefined;
  asked.length = 0;
});

async function listFacts(name: keyof typeof lists, ...items: object[]) {
  page = items;
  return (await lists[name]({ since: CREATED, after: undefined })).facts;
}

describe("the list of sessions", () => {
  test("has a fact for each paid session", async () => {
    expect(await listFacts("sessions", paid)).toEqual([fact]);
    expect(await listFacts("sessions", { ...paid, payment_intent: { id: "pi_listed" } })).toEqual([
      fact,
    ]);
    expect(await listFacts("sessions", { ...paid, recovered_from: "cs_test_expired" })).toEqual([
      { ...fact, recovered: true },
    ]);
  });

  test.each([
    ["of a subscription", { mode: "subscription" }],
    ["that isn't paid", { payment_status: "unpaid" }],
    ["without a payment", { payment_intent: null }],
    ["without an amount", { amount_total: null }],
  ])("has none for a session %s", async (_, difference) => {
    expect(await listFacts("sessions", { ...paid, ...difference })).toEqual([]);
  });

  test("has empty texts for what a session lacks", async () => {
    expect(await listFacts("sessions", { ...paid, metadata: null, currency: null })).toEqual([
      { ...fact, price_id: "", currency: "" },
    ]);
    expect(await listFacts("sessions", { ...paid, metadata: {} })).toEqual([
      { ...fact, price_id: "" },
    ]);
  });
});

test.each([
  ["refunds", "refund", { id: "re_1", created: CREATED, status: "succeeded", amount: 500 }],
  ["disputes", "dispute_opened", { id: "dp_1", created: CREATED, status: "needs_response" }],
] as const)(
  "the list of %s has a fact for each that belongs to a payment",
  async (name, kind, item) => {
    expect(
      await listFacts(name, { ...item, payment_intent: "pi_1" }, { ...item, payment_intent: null }),
    ).toMatchObject([{ kind, source: item.id, payment_intent: "pi_1" }]);
  },
);

describe("a page", () => {
  test("says how many items it has, which is the last, and whether there are more", async () => {
    page = [
      { ...paid, mode: "subscription" },
      { ...paid, id: "cs_test_last", created: 7 },
    ];
    hasMore = true;
    expect(await lists.sessions({ since: CREATED, after: undefined })).toMatchObject({
      items: 2,
      last: { id: "cs_test_last", created: 7 },
      hasMore: true,
    });
    page = [];
    hasMore = false;
    expect(await lists.sessions({ since: CREATED, after: undefined })).toEqual({
      facts: [],
      items: 0,
      last: undefined,
      hasMore: false,
    });
  });

  test("begins after an item, if there is one", async () => {
    await lists.sessions({ since: CREATED, after: undefined });
    await lists.sessions({ since: CREATED, after: "cs_test_before" });
    await lists.refunds({ since: CREATED, after: "re_before" });
    const common = { "created[gte]": String(CREATED), limit: "100" };
    expect(asked).toEqual([
      { ...common, status: "complete" },
      { ...common, status: "complete", starting_after: "cs_test_before" },
      { ...common, starting_after: "re_before" },
    ]);
  });

  test("begins at the latest item only if the other one doesn't exist", async () => {
    refused = "resource_missing";
    const again = lists.sessions({ since: CREATED, after: "cs_test_before" });
    await expect(again).rejects.toThrow();
    expect(asked.map(({ starting_after }) => starting_after)).toEqual([
      "cs_test_before",
      undefined,
    ]);

    asked.length = 0;
    await expect(lists.sessions({ since: CREATED, after: undefined })).rejects.toThrow();
    refused = "parameter_invalid_integer";
    await expect(lists.sessions({ since: CREATED, after: "cs_test_before" })).rejects.toThrow();
    expect(asked).toHaveLength(2);
  });
});
