// @module-tag long
import { describe, expect, test, vi } from "vitest";
import { sweep } from "../../../supabase/functions/stripe-reconcile/sweep.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { createLeavers, switchOnRecovery } from "../mails/recovery.fixtures.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const MAILS = "/mail/v1/emails";
/** Refunds and mails of buyers get 15 % of a run, asking again 25 %, and a run has 100 s. */
const RIGHTS_MS = 15_000;
const RETRIES_MS = 25_000;
const RUN_MS = 100_000;

let isMailDown = false;
const testBackend = await openTestBackend({
  others: async (request) =>
    isMailDown && new URL(request.url).pathname === MAILS
      ? new Response("{}", { status: 500 })
      : undefined,
});
const { member, withdraw, refunds } = createRights(testBackend);
const { leave, expire, states } = createLeavers(testBackend);
switchOnRecovery();

/** A sweep that has used up this time as soon as it has begun. */
function sweepLate(ms: number) {
  const begun = Date.now();
  const now = vi.fn(() => begun + ms).mockReturnValueOnce(begun);
  return sweep({ hours: 1, now });
}

describe("a sweep with little time", () => {
  test("refunds in its first 15 s, and leaves later ones to the next run", async () => {
    const ann = await member("ann");
    await testBackend.network.without(PROVIDER, () => withdraw(ann));
    await sweepLate(RIGHTS_MS);
    expect(await refunds(ann)).toEqual([]);
    await sweepLate(RIGHTS_MS - 1);
    expect(await refunds(ann)).toHaveLength(1);
    takeLogs();
  });

  test("asks about pending payments in its first 25 s, and leaves later ones to the next run", async () => {
    await testBackend.switches({ drop: "true" });
    const { sessionId } = await testBackend.buyPlan({ method: "bank_debit" });
    await testBackend.verify(sessionId);
    await testBackend.stripe(`test_helpers/checkout/sessions/${sessionId}/settle`, {
      outcome: "succeeded",
    });
    await testBackend.sql`update private.pending_payments set checked_at = now() - interval '2 hours'`;
    const sweepFor = async (ms: number) => {
      // The rest isn't reached.
      const isList = ({ url }: Request) => url.includes("created");
      const run = testBackend.network.withoutRequests(isList, () => sweepLate(ms));
      await expect(run).rejects.toThrow();
      return testBackend.orders(sessionId);
    };

    expect(await sweepFor(RETRIES_MS)).toEqual([]);
    expect(await sweepFor(RETRIES_MS - 1)).toEqual(["completed"]);
    takeLogs();
  });

  test("reminds visitors in its 100 s, and not later", async () => {
    await testBackend.switches({ drop: "false" });
    const { sessionId } = await leave({ email: "ben@example.com" });
    isMailDown = true;
    await expire();
    expect(await states(sessionId)).toEqual(["refused"]);
    isMailDown = false;
    await testBackend.sql`update private.recovery_mails set next_at = now()`;
    await sweepLate(RUN_MS);
    expect(await states(sessionId)).toEqual(["refused"]);
    await sweepLate(RUN_MS - 1);
    expect(await states(sessionId)).toEqual(["sent"]);
    takeLogs();
  });
});

describe("a sweep isn't stopped by the numbers", () => {
  test("if days can't be summed up", async () => {
    const isCut = ({ url }: Request) => url.endsWith("/rpc/sum_up_days");
    const { status } = await testBackend.network.withoutRequests(isCut, () => testBackend.sweep());
    expect(status).toBe(200);
    expect(takeLogs().join()).toContain("Days aren't summed up");
  });

  test("if ClickHouse can't be reached", async () => {
    vi.stubEnv("EVENTS_URL", "https://anyone:secret@events.test:8443/events");
    const { status } = await testBackend.sweep();
    vi.unstubAllEnvs();
    expect(status).toBe(200);
    expect(takeLogs().join()).toContain("Days in ClickHouse aren't counted yet");
  });
});
