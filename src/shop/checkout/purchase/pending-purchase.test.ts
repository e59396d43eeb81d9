import { describe, expect, test } from "vitest";
import { pendingPurchases } from "./pending-purchase.ts";
import { memoryStore } from "./store.fixtures.ts";

const purchase = (number: number) => ({ sessionId: `cs_${number}`, claim: `claim ${number}` });

function browser(stored?: string) {
  const store = memoryStore(stored === undefined ? {} : { pendingPurchase: stored });
  return {
    store,
    pending: pendingPurchases(store),
    readKept: () => JSON.parse(store.kept.pendingPurchase ?? "null"),
  };
}

describe("pendingPurchases", () => {
  test("stores a checkout in the format of the contract", () => {
    const { pending, readKept } = browser();
    pending.remember(purchase(1));
    expect(readKept()).toEqual({ sessionId: "cs_1", claim: "claim 1", earlier: [] });
    expect(pending.findClaim("cs_1")).toBe("claim 1");
    expect(pending.findClaim("cs_2")).toBeUndefined();
  });

  test("keeps the five checkouts before the latest one", () => {
    const { pending, readKept } = browser();
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) pending.remember(purchase(number));
    expect(readKept()).toEqual({ ...purchase(8), earlier: [7, 6, 5, 4, 3].map(purchase) });
    expect(pending.all()).toEqual([8, 7, 6, 5, 4, 3].map(purchase));
  });

  test("stores a session once, with its latest claim", () => {
    const { pending } = browser();
    pending.remember(purchase(1));
    pending.remember(purchase(2));
    pending.remember({ sessionId: "cs_1", claim: "another" });
    expect(pending.all()).toEqual([{ sessionId: "cs_1", claim: "another" }, purchase(2)]);
  });

  test("forgets only what an account owns", () => {
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

  test("uses a claim without a session for any unknown session", () => {
    const { pending } = browser();
    pending.remember({ claim: "secret" });
    pending.remember(purchase(1));
    expect(pending.all()).toEqual([purchase(1)]);
    expect([pending.findClaim("cs_1"), pending.findClaim("cs_9")]).toEqual(["claim 1", "secret"]);
    pending.forget({ sessionId: "cs_9", claim: "secret" });
    expect(pending.findClaim("cs_9")).toBeUndefined();
  });

  test("keeps what another tab stored in the meantime", () => {
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
  ])("has nothing pending and can store a checkout if %j is stored", (stored) => {
    const { pending, readKept } = browser(stored);
    expect(pending.all()).toEqual([]);
    pending.remember(purchase(1));
    expect(pending.all()).toEqual([purchase(1)]);
    expect(readKept()).toEqual({ ...purchase(1), earlier: [] });
  });

  test("reads six checkouts at most, and keeps those without a session apart", () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map(purchase);
    const { pending } = browser(JSON.stringify({ ...purchase(0), earlier: many }));
    expect(pending.all()).toEqual([0, 1, 2, 3, 4, 5].map(purchase));

    const other = browser().pending;
    for (const claim of ["first", "second"]) other.remember({ claim });
    other.forget({ claim: "second" });
    expect(other.findClaim("cs_9")).toBe("first");
  });

  test("reads a claim of 500 characters", () => {
    const long = { sessionId: "cs_1", claim: "x".repeat(500) };
    expect(browser(JSON.stringify(long)).pending.all()).toEqual([long]);
  });

  test("keeps readable entries next to unreadable ones", () => {
    const { pending } = browser(
      JSON.stringify({
        sessionId: 7,
        claim: {},
        earlier: [null, purchase(1), { sessionId: "cs_2" }],
      }),
    );
    expect(pending.all()).toEqual([purchase(1)]);
  });
});
