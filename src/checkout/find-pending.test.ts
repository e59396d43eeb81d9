import { describe, expect, test } from "vitest";
import type { Verdict } from "#backend/verify-purchase.ts";
import { findPending } from "./find-pending.ts";
import { pendingPurchases } from "./pending-purchase.ts";
import { memoryStore } from "./store-for-tests.ts";

const OPEN: Verdict = { state: "paid", owned: false };
const OWNED: Verdict = { state: "paid", owned: true };
const UNPAID: Verdict = { state: "unpaid" };
const PROCESSING: Verdict = { state: "processing" };

/** Finds among purchases, the latest last, each with what the server says about it. */
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

  test("prefers a paid purchase to one on its way, or one that the server can't be asked about", async () => {
    expect(await find(OPEN, PROCESSING, new Error("no network"))).toMatchObject({
      found: { state: "paid", sessionId: "0" },
    });
  });

  test("finds nothing if nothing was paid, and forgets what has an owner", async () => {
    expect(await find()).toEqual({ found: { state: "none" }, left: [] });
    expect(await find(UNPAID, OWNED)).toEqual({ found: { state: "none" }, left: ["0"] });
  });

  test("isn't sure while a payment may be on its way", async () => {
    expect(await find(UNPAID, PROCESSING)).toMatchObject({ found: { state: "unsettled" } });
    expect(await find(new Error("no network"))).toMatchObject({ found: { state: "unsettled" } });
  });
});
