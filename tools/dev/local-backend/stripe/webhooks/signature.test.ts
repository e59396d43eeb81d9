import { describe, expect, test } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";

describe("webhook signature", () => {
  test("lets the shop verify events and read the session", async () => {
    const testStripe = openTestStripe();
    const session = await testStripe.paySession();
    await testStripe.clock.advance(0);

    const event = (await testStripe.events()).at(-1)!;
    expect(event).toMatchObject({
      object: "event",
      api_version: "2026-10-28.endive",
      livemode: false,
      pending_webhooks: 1,
      type: "checkout.session.completed",
      data: { object: { id: session.id, payment_status: "paid" } },
    });
    expect(event.id).toMatch(/^evt_/);
    expect(event.request?.id).toMatch(/^req_/);
  });

  test("doesn't match a changed body", async () => {
    const testStripe = openTestStripe();
    await testStripe.paySession();
    await testStripe.clock.advance(0);
    testStripe.received[0]!.body += " ";
    await expect(testStripe.events()).rejects.toThrow("signature");
  });
});
