import { describe, expect, test } from "vitest";
import { openShop } from "../shop.fixtures.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

describe("webhook retries", () => {
  test("follow failures, with a new signature each time", async () => {
    let calls = 0;
    const shop = openShop({ answer: () => (++calls > 2 ? 200 : 500) });
    await shop.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
    await shop.paid();

    await shop.clock.advance(5 * SECOND - 1);
    expect(shop.received).toHaveLength(1);
    await shop.clock.advance(1);
    expect(shop.received).toHaveLength(2);
    await shop.clock.advance(30 * SECOND);
    expect(shop.received).toHaveLength(3);
    await shop.clock.advance(80 * HOUR);
    expect(shop.received).toHaveLength(3);

    const signatures = shop.received.map(({ signature }) => signature);
    expect(new Set(signatures).size).toBe(3);
    await expect(shop.events()).resolves.toHaveLength(3);
  });

  test("follow a webhook that throws", async () => {
    let calls = 0;
    const shop = openShop({
      answer: () => {
        calls += 1;
        if (calls === 1) throw new Error("down");
        return 200;
      },
    });
    await shop.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
    await shop.paid();
    await shop.clock.advance(10 * SECOND);
    expect(shop.types()).toEqual(["checkout.session.completed", "checkout.session.completed"]);
  });

  test("follow twenty seconds without a response", async () => {
    const shop = openShop({ isSilent: true });
    await shop.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
    await shop.paid();
    await shop.clock.advance(24 * SECOND);
    expect(shop.received).toHaveLength(1);
    await shop.clock.advance(SECOND);
    expect(shop.received).toHaveLength(2);
  });

  test("stop after 72 hours", async () => {
    const shop = openShop({ answer: () => 500 });
    await shop.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
    await shop.paid();
    await shop.clock.advance(100 * HOUR);

    const { data } = (await shop.stripe.rawRequest(
      "GET",
      "/v1/test_helpers/deliveries",
    )) as unknown as { data: { at: number; status: number }[] };
    const hours = data.map(({ at }) => Math.round(((at - data[0]!.at) / HOUR) * 100) / 100);
    expect(hours).toMatchInlineSnapshot(`
    [
      0,
      0,
      0.01,
      0.04,
      0.21,
      1.21,
      3.21,
      7.21,
      15.21,
      31.21,
      63.21,
      72,
    ]
  `);
    expect(data.every(({ status }) => status === 500)).toBe(true);

    const lost = await shop.stripe.events.list({ delivery_success: false });
    expect(lost.data.map(({ type, pending_webhooks }) => [type, pending_webhooks])).toEqual([
      ["checkout.session.completed", 1],
    ]);
  });
});
