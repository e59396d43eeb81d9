import { expect, test } from "vitest";
import type { ClaimOutcome } from "#backend/claim-order.ts";
import type { Verdict } from "#backend/verify-purchase.ts";
import { claimPending } from "./claim-pending.ts";
import { pendingPurchases } from "./pending-purchase.ts";
import { memoryStore } from "./store-for-tests.ts";

const OPEN: Verdict = { state: "paid", owned: false };

/** What comes of purchases, the latest last, each with what the server says of it. */
async function claims(...known: [verdict: Verdict | Error, claim?: ClaimOutcome | Error][]) {
  const pending = pendingPurchases(memoryStore());
  for (const index of known.keys()) pending.remember({ sessionId: String(index), claim: `claim ${index}` });
  const thrown = <T>(answer: T | Error | undefined): T => {
    if (answer instanceof Error || answer === undefined) throw answer ?? new Error("not asked for");
    return answer;
  };
  const result = claimPending(pending, {
    verify: async (sessionId) => thrown(known[Number(sessionId)]?.[0]),
    claim: async ({ sessionId }) => thrown(known[Number(sessionId)]?.[1]),
  });
  return { result: await result, left: pending.all().map(({ sessionId }) => sessionId) };
}

test("whoever signs in where they bought gets what they bought, and only that is forgotten", async () => {
  expect(await claims([{ state: "unpaid" }], [OPEN, "claimed"], [{ state: "unpaid" }])).toEqual({ result: "claimed", left: ["2", "0"] });
});

test("whoever bought nothing here gets nothing", async () => {
  expect(await claims()).toEqual({ result: "none", left: [] });
  expect(await claims([{ state: "unpaid" }], [OPEN, "taken"], [OPEN, "wrong-claim"])).toMatchObject({ result: "none" });
  expect(await claims([{ state: "paid", owned: true }])).toEqual({ result: "none", left: [] });
});

test("while a payment may be on its way, nobody is told that there is none", async () => {
  expect(await claims([{ state: "processing" }])).toMatchObject({ result: "unsettled" });
  expect(await claims([new Error("no network")])).toMatchObject({ result: "unsettled" });
});

test("where the claim is not answered, the purchase stays pending", async () => {
  await expect(claims([OPEN, new Error("no network")])).rejects.toThrow("no network");
});
