// @module-tag long
import { describe, expect, test } from "vitest";
import { takeSaid } from "../support/quiet-console.ts";
import { openShop } from "./open-shop.ts";

const shop = await openShop();

/** A dispute that is decided while no event arrives. */
async function decidedWithoutEvent(evidence: "winning_evidence" | "losing_evidence") {
  const { sessionId, payment_intent } = await shop.bought();
  const { id } = (await shop.stripe("test_helpers/disputes", { payment_intent })).body;
  await shop.verify(sessionId);
  expect(await shop.orders(sessionId)).toEqual(["disputed"]);
  await shop.switches({ drop: "true" });
  await shop.stripe(`disputes/${id}`, { "evidence[uncategorized_text]": evidence });
  await shop.switches({ drop: "false" });
  return sessionId;
}

/** The lists can't be read, as if they didn't reach back to the dispute. */
async function sweepADayLater(): Promise<void> {
  await shop.sql`update private.payments set dispute_checked_at = now() - interval '25 hours'`;
  await shop.network.withoutRequests(
    ({ url }) => url.includes("created"),
    () => shop.sweep(),
  );
  takeSaid();
}

describe("a dispute that the sweep's lists no longer reach back to", () => {
  test("is asked about once a day, so that a buyer who won isn't locked out", async () => {
    const session = await decidedWithoutEvent("winning_evidence");
    await shop.network.withoutRequests(
      ({ url }) => url.includes("created"),
      () => shop.sweep(),
    );
    expect(await shop.orders(session), "it was heard of today").toEqual(["disputed"]);
    await sweepADayLater();
    expect(await shop.orders(session)).toEqual(["completed"]);
  });

  test.each(["winning_evidence", "losing_evidence"] as const)(
    "is left alone once it's decided (%s)",
    async (evidence) => {
      await decidedWithoutEvent(evidence);
      await sweepADayLater();
      const before = shop.network.asked.length;
      await sweepADayLater();
      const asked = shop.network.asked.slice(before);
      expect(asked.filter((request) => request.startsWith("GET /v1/checkout/sessions/"))).toEqual(
        [],
      );
    },
  );
});
