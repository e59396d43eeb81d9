import { describe, expect, test } from "vitest";
import { openShop } from "./shop.fixtures.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

describe("switches", () => {
  test("delay, repeat, and reorder events", async () => {
    const shop = openShop();
    await shop.help("switches", { delayMs: 60_000, repeat: 2, reorder: true });
    await shop.paid();

    await shop.clock.advance(60_000);
    expect(shop.types()).toEqual([]);
    await shop.clock.advance(SECOND);
    const [a, b, c] = [
      "checkout.session.completed",
      "charge.succeeded",
      "payment_intent.succeeded",
    ];
    expect(shop.types()).toEqual([a, a, b, b, c, c]);
  });

  test("drop an event, or lose one that is listed", async () => {
    const shop = openShop();
    await shop.help("switches", {
      drop: ["charge.succeeded"],
      lose: ["checkout.session.completed"],
    });
    await shop.paid();
    await shop.clock.advance(100 * HOUR);

    expect(shop.types()).toEqual(["payment_intent.succeeded"]);
    const listed = await shop.stripe.events.list();
    expect(listed.data.map(({ type }) => type)).toEqual([
      "checkout.session.completed",
      "payment_intent.succeeded",
    ]);
    const undelivered = await shop.stripe.events.list({ delivery_success: false });
    expect(undelivered.data.map(({ type }) => type)).toEqual(["checkout.session.completed"]);
  });

  test("can be set as JSON", async () => {
    const shop = openShop({ answer: () => 503 });
    const body = JSON.stringify({
      drop: ["payment_intent.succeeded", "charge.succeeded"],
      apiFault: null,
    });
    const headers = { ...shop.withKey, "Content-Type": "application/json" };
    await shop.ask("/v1/test_helpers/switches", { method: "POST", headers, body });
    await shop.paid();
    await shop.clock.advance(0);

    const event = (await shop.events())[0]!.id;
    const at = shop.clock.now();
    await expect((await shop.ask("/v1/test_helpers/deliveries")).json()).resolves.toMatchObject({
      data: [{ event, type: "checkout.session.completed", attempt: 1, status: 503, at }],
      waiting: [{ event, attempts: 1, dueAt: at + 5 * SECOND }],
    });
  });

  test("refuse an unknown one and leave the others unchanged", async () => {
    const shop = openShop();
    await expect(shop.help("switches", { dealyMs: 5 })).rejects.toMatchObject({
      code: "parameter_unknown",
    });
    await shop.help("switches", { repeat: 3 });
    await shop.help("switches", { drop: true });
    await expect(shop.stripe.rawRequest("GET", "/v1/test_helpers/switches")).resolves.toMatchObject(
      {
        repeat: 3,
        drop: true,
        delayMs: 0,
        apiFault: null,
      },
    );
  });
});
