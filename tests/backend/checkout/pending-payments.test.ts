import { describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { freshDatabase } from "../support/database.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { waitsOrEnds } from "../support/waits-or-ends.ts";
import { PRICE, wrapDatabase } from "../support/wrap-database.ts";

const testBackend = await openTestBackend();
const pending = async () => [
  ...(await testBackend.sql`select session_id, email, amount, currency from private.pending_payments`),
];

describe("a payment by bank debit", () => {
  test("is pending until the bank has decided", async () => {
    await testBackend.switches({ drop: "true" });
    const { sessionId } = await testBackend.buyPlan({
      email: "ann@example.com",
      method: "bank_debit",
    });
    expect(await testBackend.verify(sessionId)).toEqual({ state: "processing" });
    await testBackend.verify(sessionId);
    expect(await pending()).toEqual([
      { session_id: sessionId, email: "ann@example.com", amount: 2999, currency: "usd" },
    ]);

    await testBackend.stripe(`test_helpers/checkout/sessions/${sessionId}/settle`, {
      outcome: "succeeded",
    });
    await testBackend.sweep();
    takeLogs();
    expect(await testBackend.orders(sessionId)).toEqual(["completed"]);
    expect(await pending()).toEqual([]);
  });

  test("is forgotten if the bank refuses", async () => {
    await testBackend.switches({ drop: "true" });
    const { sessionId } = await testBackend.buyPlan({
      email: "bob@example.com",
      method: "bank_debit",
    });
    await testBackend.verify(sessionId);
    await testBackend.stripe(`test_helpers/checkout/sessions/${sessionId}/settle`, {
      outcome: "failed",
    });
    await testBackend.verify(sessionId);
    expect(await pending()).toEqual([]);
    expect(await testBackend.orders(sessionId)).toEqual([]);
  });

  test("is forgotten within hours if nobody reports that the bank refused", async () => {
    await testBackend.switches({ drop: "true" });
    const { sessionId } = await testBackend.buyPlan({
      email: "cas@example.com",
      method: "bank_debit",
    });
    await testBackend.verify(sessionId);
    await testBackend.stripe(`test_helpers/checkout/sessions/${sessionId}/settle`, {
      outcome: "failed",
    });
    await testBackend.sweep();
    expect(await pending()).toHaveLength(1);
    await testBackend.sql`update private.pending_payments set checked_at = now() - interval '2 hours'`;
    await testBackend.sweep();
    expect(await pending()).toEqual([]);
  });

  test("stays pending while the bank decides, and isn't asked about more often than once an hour", async () => {
    await testBackend.switches({ drop: "true" });
    const { sessionId } = await testBackend.buyPlan({
      email: "dot@example.com",
      method: "bank_debit",
    });
    await testBackend.verify(sessionId);
    await testBackend.sql`update private.pending_payments set checked_at = now() - interval '2 hours'`;
    const sweepAndListRequests = async () => {
      const before = testBackend.network.asked.length;
      await testBackend.sweep();
      return testBackend.network.asked.slice(before).filter((url) => url.includes(sessionId))
        .length;
    };
    expect([await sweepAndListRequests(), await sweepAndListRequests()]).toEqual([1, 0]);
    expect(await pending()).toHaveLength(1);
  });
});

test("a payment isn't pending if that's noted late, while the payment is being recorded", async () => {
  const { sql } = await freshDatabase({ connections: 3 });
  const pending = sql.json({ ...PRICE, session_id: "s", email: null, since: 1_795_000_000 });
  let noting: Promise<unknown> | undefined;

  await sql.begin(async (recording) => {
    await wrapDatabase(recording as never).record("s");
    noting = sql`select public.note_pending_payment(${pending})`.execute();
    await waitsOrEnds(sql, noting);
  });
  await noting;

  expect(await sql`select session_id from private.pending_payments`).toEqual([]);
});
