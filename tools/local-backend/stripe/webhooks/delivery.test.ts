import { describe, expect, test } from "vitest";
import { openShop } from "../shop.fixtures.ts";

const HOUR = 60 * 60 * 1000;

describe("webhook delivery", () => {
  test("doesn't make the buyer wait for the webhook", async () => {
    const shop = openShop({ isSilent: true });
    const { url } = await shop.session();
    expect((await shop.press(url!)).status).toBe(303);
    expect(shop.received).toEqual([]);
  });

  test("keeps events to read later, one by one and as a list", async () => {
    const shop = openShop();
    await shop.paid();
    await shop.clock.advance(0);
    const all = await shop.stripe.events.list({ limit: 2 });
    const [newest] = all.data;

    expect(all.has_more).toBe(true);
    expect(newest).toMatchObject({ type: "checkout.session.completed", pending_webhooks: 0 });
    await expect(shop.stripe.events.retrieve(newest!.id)).resolves.toMatchObject({
      id: newest!.id,
    });
    expect(
      (await shop.stripe.events.list({ type: "charge.*" })).data.map(({ type }) => type),
    ).toEqual(["charge.succeeded"]);
    expect((await shop.stripe.events.list({ types: ["charge.succeeded"] })).data).toHaveLength(1);
    expect((await shop.stripe.events.list({ delivery_success: false })).data).toEqual([]);

    await shop.clock.advance(31 * 24 * HOUR);
    expect((await shop.stripe.events.list()).data).toEqual([]);
  });

  test("sends nothing after the stand-in is closed", async () => {
    const shop = openShop();
    await shop.paid();
    shop.standIn.close();
    await shop.clock.advance(HOUR);
    expect(shop.received).toEqual([]);
  });
});
