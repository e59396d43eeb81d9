import { describe, expect, test } from "vitest";
import type { Verdict } from "#api/verify-purchase.ts";
import { pendingPurchases } from "./pending-purchase.ts";
import { recallPurchase } from "./pending-verdicts.ts";
import { memoryStore } from "./store.fixtures.ts";

const OPEN: Verdict = { state: "paid", owned: false };
const OWNED: Verdict = { state: "paid", owned: true };
const PROCESSING: Verdict = { state: "processing" };
const UNPAID: Verdict = { state: "unpaid" };

/** The purchase that a browser recalls if it began purchases with these verdicts, latest first. */
async function recall(...verdicts: (Verdict | Error)[]) {
  const pending = pendingPurchases(memoryStore());
  for (const nth of [...verdicts.keys()].reverse())
    pending.remember({ sessionId: String(nth), claim: `claim ${nth}` });
  const asked: string[] = [];
  const recalled = await recallPurchase(pending, async (sessionId) => {
    asked.push(sessionId);
    const verdict = verdicts[Number(sessionId)];
    if (verdict instanceof Error || !verdict) throw verdict ?? new Error("unknown session");
    return verdict;
  });
  return { recalled: recalled?.sessionId, asked };
}

describe("recallPurchase", () => {
  test("recalls nothing without asking the server, and the only purchase in any case", async () => {
    expect(await recallPurchase(pendingPurchases(memoryStore()), async () => OPEN)).toBeNull();
    expect(await recall(UNPAID)).toEqual({ recalled: "0", asked: ["0"] });
    expect(await recall(new Error("no network"))).toMatchObject({ recalled: "0" });
  });

  test("recalls the paid one of several", async () => {
    expect(await recall(UNPAID, OPEN, UNPAID)).toEqual({ recalled: "1", asked: ["0", "1", "2"] });
  });

  test("recalls the one that's still processing if none is paid", async () => {
    expect(await recall(new Error("no network"), UNPAID, PROCESSING)).toMatchObject({
      recalled: "2",
    });
  });

  test("recalls one that may be paid rather than one that isn't, and else the latest", async () => {
    expect(await recall(UNPAID, new Error("no network"))).toMatchObject({ recalled: "1" });
    expect(await recall(UNPAID, UNPAID)).toMatchObject({ recalled: "0" });
  });

  test("leaves out one that has an owner, unless nothing else is left to show", async () => {
    expect(await recall(OWNED, UNPAID)).toMatchObject({ recalled: "1" });
    expect(await recall(OWNED, OWNED)).toMatchObject({ recalled: "0" });
  });
});
