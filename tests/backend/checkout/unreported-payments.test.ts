import { expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { createSignature, eventText } from "../orders/signed.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();

async function listUnreported(): Promise<string[]> {
  const rows = await testBackend.sql<{ session_id: string }[]>`
    select session_id from private.unreported_payments`;
  return rows.map(({ session_id }) => session_id);
}

test("what the sweep finds first waits for its event, and what the buyer brings doesn't", async () => {
  await testBackend.switches({ drop: "true" });
  const [lost, visited] = [await testBackend.buyPlan(), await testBackend.buyPlan()];
  await testBackend.verify(visited.sessionId);
  await testBackend.sweep();
  expect(takeLogs().join()).toContain("The sweep wrote down 1 payments");
  expect(await listUnreported()).toEqual([lost.sessionId]);

  await testBackend.verify(lost.sessionId);
  expect(await listUnreported(), "the buyer is no event").toEqual([lost.sessionId]);
  const event = eventText("checkout.session.completed", { id: lost.sessionId });
  await testBackend.call("stripe-webhook", event, {
    headers: { "stripe-signature": createSignature(event) },
  });
  expect(await listUnreported()).toEqual([]);
});
