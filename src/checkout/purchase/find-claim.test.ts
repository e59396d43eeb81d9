import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import type { Verdict } from "#api/verify-purchase.ts";
import { findClaim } from "./find-claim.ts";
import { pendingPurchases } from "./pending-purchase.ts";
import { memoryStore } from "./store.fixtures.ts";

/** What a browser that began the given sessions finds for the session `cs_new`. */
async function find(begun: string[], verdict: Verdict | Error) {
  const pending = pendingPurchases(memoryStore());
  for (const sessionId of begun) pending.remember({ sessionId, claim: `claim of ${sessionId}` });
  const asked: string[] = [];
  const claim = await findClaim("cs_new", pending, {
    verify: async (sessionId) => {
      asked.push(sessionId);
      if (verdict instanceof Error) throw verdict;
      return verdict;
    },
  });
  return { claim, asked, left: pending.all().map(({ sessionId }) => sessionId) };
}

const recovered: Verdict = { state: "paid", owned: false, recoveredFrom: "cs_old" };

describe("findClaim", () => {
  test("finds the claim to the session that the purchase began with", async () => {
    expect(await find(["cs_other", "cs_old", "cs_later"], recovered)).toEqual({
      claim: "claim of cs_old",
      asked: ["cs_new"],
      left: ["cs_new", "cs_later", "cs_other"],
    });
  });

  test.each<[string, string[], Verdict | Error]>([
    ["another browser began it", ["cs_other"], recovered],
    ["it isn't recovered", ["cs_old"], { state: "paid", owned: false }],
    ["it isn't paid", ["cs_old"], { state: "unpaid" }],
    ["there's no network", ["cs_old"], new Error("no network")],
  ])("finds none if %s", async (_, begun, verdict) => {
    expect(await find(begun, verdict)).toMatchObject({ claim: null, left: begun });
  });

  test("asks nobody in a browser that began nothing", async () => {
    expect(await find([], recovered)).toEqual({ claim: null, asked: [], left: [] });
  });

  test("gives up after six seconds", async () => {
    const pending = pendingPurchases(memoryStore());
    pending.remember({ sessionId: "cs_old", claim: "claim" });
    const clock = new SimulatedClock();
    const found = findClaim("cs_new", pending, { verify: () => new Promise(() => {}), clock });
    clock.increment(6_000);
    expect(await found).toBeNull();
  });
});
