import { describe, expect, test } from "vitest";
import { openShop } from "../shop.fixtures.ts";

describe("webhook signature", () => {
  test("lets the shop verify events and read the session", async () => {
    const shop = openShop();
    const session = await shop.paid();
    await shop.clock.advance(0);

    const event = (await shop.events()).at(-1)!;
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
    const shop = openShop();
    await shop.paid();
    await shop.clock.advance(0);
    shop.received[0]!.body += " ";
    await expect(shop.events()).rejects.toThrow("signature");
  });
});
