import { describe, expect, test, vi } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { createLeavers, switchOnRecovery } from "../mails/recovery.fixtures.ts";
import { DATABASE } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createSignature, eventText } from "./signed.ts";

const testBackend = await openTestBackend();
await testBackend.switches({ drop: "true" });

function send(type: string, object: object) {
  const event = eventText(type, object);
  return testBackend.call("stripe-webhook", event, {
    headers: { "stripe-signature": createSignature(event) },
  });
}

test.each<[string, object]>([
  ["charge.succeeded", { id: "ch_1", payment_intent: "pi_1" }],
  ["charge.refunded", { id: "ch_1", payment_intent: null }],
  ["test.charge.refunded", { id: "ch_1", payment_intent: "pi_1" }],
  ["checkout.session.completed", { id: 7 }],
  ["customer.created", {}],
])("an event %s about %j asks the provider for nothing", async (type, object) => {
  const before = testBackend.network.asked.length;
  expect((await send(type, object)).status).toBe(200);
  const asked = testBackend.network.asked.slice(before);
  expect(asked.filter((request) => request.includes(" /v1/"))).toEqual([]);
});

describe("with reminders switched on", () => {
  const { leaveAndExpire, session, states } = createLeavers(testBackend);
  switchOnRecovery();

  test("an event of a payment asks for the session once, as without them", async () => {
    const { sessionId } = await testBackend.buyPlan();
    const before = testBackend.network.asked.length;
    await send("checkout.session.completed", { id: sessionId });
    const asked = testBackend.network.asked.slice(before);
    expect(
      asked.filter((request) => request.includes(`/v1/checkout/sessions/${sessionId}`)),
    ).toHaveLength(1);
  });

  test("the event of an expired session sends no link that ends within a day", async () => {
    const { sessionId } = await leaveAndExpire();
    const { expires_at } = (await session(sessionId)).after_expiration.recovery;
    const late = vi.spyOn(Date, "now").mockReturnValue(expires_at * 1000 - 60_000);
    const answer = await send("checkout.session.expired", { id: sessionId });
    late.mockRestore();

    expect(answer.status).toBe(200);
    expect(await states(sessionId)).toEqual([]);
  });
});

test("a refund is recorded for its own payment", async () => {
  const [first, second] = [await testBackend.buyPlan(), await testBackend.buyPlan()];
  for (const { sessionId } of [first, second]) await testBackend.verify(sessionId);
  const { payment_intent } = first;
  await testBackend.stripe("refunds", { payment_intent });

  expect((await send("charge.refunded", { id: "ch_1", payment_intent })).status).toBe(200);
  expect(await testBackend.orders(first.sessionId)).toEqual(["refunded"]);
  expect(await testBackend.orders(second.sessionId)).toEqual(["completed"]);
});

test("an event that can't be recorded now is asked for again", async () => {
  const { sessionId } = await testBackend.buyPlan();
  const answer = await testBackend.network.without(DATABASE, () =>
    send("checkout.session.completed", { id: sessionId }),
  );
  expect(answer).toMatchObject({ status: 503, body: { error: "Not now. Send it again." } });
  expect(takeLogs()).toHaveLength(1);
});

test("the health counts events", async () => {
  await testBackend.settle();
  await testBackend.sql`delete from private.hourly_counts`;
  await send("customer.created", {});
  await testBackend.settle();
  expect(await testBackend.sql`select area, kind from private.hourly_counts`).toEqual([
    { area: "provider-events", kind: "received" },
  ]);
});
