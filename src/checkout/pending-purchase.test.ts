import { expect, test } from "vitest";
import { pendingPurchases } from "./pending-purchase.ts";
import { memoryStore } from "./store-for-tests.ts";

const purchase = (number: number) => ({ sessionId: `cs_${number}`, claim: `claim ${number}` });

function browser(stored?: string) {
  const store = memoryStore(stored === undefined ? {} : { pendingPurchase: stored });
  return {
    store,
    pending: pendingPurchases(store),
    kept: () => JSON.parse(store.kept.pendingPurchase ?? "null"),
  };
}

test("whoever begins a checkout has it kept, as the contract says", () => {
  const { pending, kept } = browser();
  pending.remember(purchase(1));
  expect(kept()).toEqual({ sessionId: "cs_1", claim: "claim 1", earlier: [] });
  expect(pending.claimOf("cs_1")).toBe("claim 1");
  expect(pending.claimOf("cs_2")).toBeUndefined();
});

test("whoever begins another one keeps the earlier ones, five of them", () => {
  const { pending, kept } = browser();
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) pending.remember(purchase(number));
  expect(kept()).toEqual({ ...purchase(8), earlier: [7, 6, 5, 4, 3].map(purchase) });
  expect(pending.all()).toEqual([8, 7, 6, 5, 4, 3].map(purchase));
});

test("whoever comes to the same session again has it once, with the claim of the last time", () => {
  const { pending } = browser();
  pending.remember(purchase(1));
  pending.remember(purchase(2));
  pending.remember({ sessionId: "cs_1", claim: "another" });
  expect(pending.all()).toEqual([{ sessionId: "cs_1", claim: "another" }, purchase(2)]);
});

test("only what an account owns is forgotten", () => {
  const { pending, store } = browser();
  for (const number of [1, 2, 3]) pending.remember(purchase(number));
  pending.forget({ sessionId: "cs_3" });
  expect(pending.all()).toEqual([purchase(2), purchase(1)]);
  pending.forget({ sessionId: "cs_unknown", claim: undefined });
  expect(pending.all()).toHaveLength(2);
  pending.forget(purchase(1));
  pending.forget(purchase(2));
  expect(store.kept).toEqual({});
});

test("a claim whose session was never named counts for whichever comes back", () => {
  const { pending } = browser();
  pending.remember({ claim: "secret" });
  pending.remember(purchase(1));
  expect(pending.all()).toEqual([purchase(1)]);
  expect([pending.claimOf("cs_1"), pending.claimOf("cs_9")]).toEqual(["claim 1", "secret"]);
  pending.forget({ sessionId: "cs_9", claim: "secret" });
  expect(pending.claimOf("cs_9")).toBeUndefined();
});

test("what another tab has kept meanwhile is not lost", () => {
  const { store, pending } = browser();
  pendingPurchases(store).remember(purchase(1));
  pending.remember(purchase(2));
  expect(pendingPurchases(store).all()).toEqual([purchase(2), purchase(1)]);
});

test.each([
  "",
  "null",
  "7",
  "[]",
  "{",
  '"cs_1"',
  "{}",
  '{"sessionId":"cs_1"}',
  '{"sessionId":"cs_1","claim":""}',
  '{"sessionId":7,"claim":"x"}',
  '{"sessionId":"","claim":"x"}',
  '{"earlier":{}}',
  '{"earlier":[null,7,[],"x",{}]}',
  `{"sessionId":"cs_1","claim":"${"x".repeat(501)}"}`,
  '{"__proto__":{"sessionId":"cs_1","claim":"x"}}',
])("where %j is stored, nothing is pending, and a new checkout can be kept", (stored) => {
  const { pending } = browser(stored);
  expect(pending.all()).toEqual([]);
  pending.remember(purchase(1));
  expect(pending.all()).toEqual([purchase(1)]);
});

test("what can still be read beside nonsense is kept", () => {
  const { pending } = browser(
    JSON.stringify({
      sessionId: 7,
      claim: {},
      earlier: [null, purchase(1), { sessionId: "cs_2" }],
    }),
  );
  expect(pending.all()).toEqual([purchase(1)]);
});
