import { describe, expect, test } from "vitest";
import type { Verdict } from "#api/verify-purchase.ts";
import { findPending } from "./find-pending.ts";
import { hasPending } from "./has-pending.ts";
import { pendingPurchases } from "./pending-purchase.ts";
import { memoryStore } from "./store.fixtures.ts";

const OPEN: Verdict = { state: "paid", owned: false };
const OWNED: Verdict = { state: "paid", owned: true };
const UNPAID: Verdict = { state: "unpaid" };
const PROCESSING: Verdict = { state: "processing" };

/** Runs `findPending` on purchases, latest last, each with the server's verdict. */
async function find(...verdicts: (Verdict | Error)[]) {
  const pending = pendingPurchases(memoryStore());
  for (const index of verdicts.keys())
    pending.remember({ sessionId: String(index), claim: `claim ${index}` });
  const found = await findPending(pending, async (sessionId) => {
    const verdict = verdicts[Number(sessionId)];
    if (verdict instanceof Error || !verdict) throw verdict ?? new Error("unknown session");
    return verdict;
  });
  return { found, left: pending.all().map(({ sessionId }) => sessionId) };
}

describe("findPending", () => {
  test("finds the paid purchase, and leaves it pending", async () => {
    expect(await find(UNPAID, OPEN, UNPAID)).toEqual({
      found: { state: "paid", sessionId: "1" },
      left: ["2", "1", "0"],
    });
  });

  test("prefers a paid purchase to one that's processing or can't be checked", async () => {
    expect(await find(OPEN, PROCESSING, new Error("no network"))).toMatchObject({
      found: { state: "paid", sessionId: "0" },
    });
  });

  test("finds nothing if nothing was paid, and forgets a purchase that has an owner", async () => {
    expect(await find()).toEqual({ found: { state: "none" }, left: [] });
    expect(await find(UNPAID, OWNED)).toEqual({ found: { state: "none" }, left: ["0"] });
  });

  test("reports unsettled while a payment may still be processing", async () => {
    expect(await find(UNPAID, PROCESSING)).toMatchObject({ found: { state: "unsettled" } });
    expect(await find(new Error("no network"))).toMatchObject({ found: { state: "unsettled" } });
  });
});

test("a checkout may be pending if anything is stored, readable or not", () => {
  expect(hasPending(memoryStore())).toBe(false);
  expect(hasPending(memoryStore({ pendingPurchase: "{" }))).toBe(true);
});
