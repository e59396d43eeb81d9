import { describe, expect, test, vi } from "vitest";
import { takeSaid } from "../support/quiet-console.ts";
import { DATABASE } from "./network.ts";
import { openShop } from "./open-shop.ts";
import { leaversIn, switchedOn } from "./recovery.fixtures.ts";
import { eventText, signatureOf } from "./signed.ts";

const shop = await openShop();
await shop.switches({ drop: "true" });

function send(type: string, object: object) {
  const event = eventText(type, object);
  return shop.call("stripe-webhook", event, {
    headers: { "stripe-signature": signatureOf(event) },
  });
}

test.each<[string, object]>([
  ["charge.succeeded", { id: "ch_1", payment_intent: "pi_1" }],
  ["charge.refunded", { id: "ch_1", payment_intent: null }],
  ["test.charge.refunded", { id: "ch_1", payment_intent: "pi_1" }],
  ["checkout.session.completed", { id: 7 }],
  ["customer.created", {}],
])("an event %s about %j asks the provider for nothing", async (type, object) => {
  const before = shop.network.asked.length;
  expect((await send(type, object)).status).toBe(200);
  const asked = shop.network.asked.slice(before);
  expect(asked.filter((request) => request.includes(" /v1/"))).toEqual([]);
});

describe("with reminders switched on", () => {
  const { left, session, states } = leaversIn(shop);
  switchedOn();

  test("an event of a payment asks for the session once, as without them", async () => {
    const { sessionId } = await shop.bought();
    const before = shop.network.asked.length;
    await send("checkout.session.completed", { id: sessionId });
    const asked = shop.network.asked.slice(before);
    expect(
      asked.filter((request) => request.includes(`/v1/checkout/sessions/${sessionId}`)),
    ).toHaveLength(1);
  });

  test("the event of an expired session sends no link that ends within a day", async () => {
    const { sessionId } = await left();
    const { expires_at } = (await session(sessionId)).after_expiration.recovery;
    const late = vi.spyOn(Date, "now").mockReturnValue(expires_at * 1000 - 60_000);
    const answer = await send("checkout.session.expired", { id: sessionId });
    late.mockRestore();

    expect(answer.status).toBe(200);
    expect(await states(sessionId)).toEqual([]);
  });
});

test("a refund is recorded for its own payment", async () => {
  const [first, second] = [await shop.bought(), await shop.bought()];
  for (const { sessionId } of [first, second]) await shop.verify(sessionId);
  const { payment_intent } = first;
  await shop.stripe("refunds", { payment_intent });

  expect((await send("charge.refunded", { id: "ch_1", payment_intent })).status).toBe(200);
  expect(await shop.orders(first.sessionId)).toEqual(["refunded"]);
  expect(await shop.orders(second.sessionId)).toEqual(["completed"]);
});

test("an event that can't be recorded now is asked for again", async () => {
  const { sessionId } = await shop.bought();
  const answer = await shop.network.without(DATABASE, () =>
    send("checkout.session.completed", { id: sessionId }),
  );
  expect(answer).toMatchObject({ status: 503, body: { error: "Not now. Send it again." } });
  expect(takeSaid()).toHaveLength(1);
});

test("the health counts events", async () => {
  await shop.settle();
  await shop.sql`delete from private.hourly_counts`;
  await send("customer.created", {});
  await shop.settle();
  expect(await shop.sql`select area, kind from private.hourly_counts`).toEqual([
    { area: "provider-events", kind: "received" },
  ]);
});
