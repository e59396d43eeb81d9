// @module-tag long
import { describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();

/** A dispute that is decided while no event arrives. */
async function decideWithoutEvent(evidence: "winning_evidence" | "losing_evidence") {
  const { sessionId, payment_intent } = await testBackend.buyPlan();
  const { id } = (await testBackend.stripe("test_helpers/disputes", { payment_intent })).body;
  await testBackend.verify(sessionId);
  expect(await testBackend.orders(sessionId)).toEqual(["disputed"]);
  await testBackend.switches({ drop: "true" });
  await testBackend.stripe(`disputes/${id}`, { "evidence[uncategorized_text]": evidence });
  await testBackend.switches({ drop: "false" });
  return sessionId;
}

/** The lists can't be read, as if they didn't reach back to the dispute. */
async function sweepADayLater(): Promise<void> {
  await testBackend.sql`update private.payments set dispute_checked_at = now() - interval '25 hours'`;
  await testBackend.network.withoutRequests(
    ({ url }) => url.includes("created"),
    () => testBackend.sweep(),
  );
  takeLogs();
}

describe("a dispute that the sweep's lists no longer reach back to", () => {
  test("is asked about once a day, so that a buyer who won isn't locked out", async () => {
    const session = await decideWithoutEvent("winning_evidence");
    await testBackend.network.withoutRequests(
      ({ url }) => url.includes("created"),
      () => testBackend.sweep(),
    );
    expect(await testBackend.orders(session), "it was heard of today").toEqual(["disputed"]);
    await sweepADayLater();
    expect(await testBackend.orders(session)).toEqual(["completed"]);
  });

  test.each(["winning_evidence", "losing_evidence"] as const)(
    "is left alone once it's decided (%s)",
    async (evidence) => {
      await decideWithoutEvent(evidence);
      await sweepADayLater();
      const before = testBackend.network.asked.length;
      await sweepADayLater();
      const asked = testBackend.network.asked.slice(before);
      expect(asked.filter((request) => request.startsWith("GET /v1/checkout/sessions/"))).toEqual(
        [],
      );
    },
  );
});
