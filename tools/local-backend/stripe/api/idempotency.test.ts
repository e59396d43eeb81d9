import { describe, expect, test } from "vitest";
import { openShop } from "../shop.fixtures.ts";

const HOUR = 60 * 60 * 1000;

describe("idempotency", () => {
  test("runs a repeated call once", async () => {
    const shop = openShop();
    const { payment_intent } = await shop.paid();
    const ask = () =>
      shop.ask("/v1/refunds", {
        method: "POST",
        headers: { ...shop.withKey, "Idempotency-Key": "key-1" },
        body: `amount=1000&payment_intent=${payment_intent}`,
      });
    const [first, second] = [await ask(), await ask()];

    expect(second.status).toBe(200);
    expect(await second.text()).toBe(await first.text());
    expect(first.headers.has("Idempotent-Replayed")).toBe(false);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(second.headers.get("Original-Request")).toBe(first.headers.get("Request-Id"));
    expect(second.headers.get("Request-Id")).not.toBe(first.headers.get("Request-Id"));
    expect((await shop.stripe.refunds.list()).data).toHaveLength(1);
  });

  test("matches the same parameters in another order", async () => {
    const shop = openShop();
    const { payment_intent } = await shop.paid();
    const headers = { ...shop.withKey, "Idempotency-Key": "key-1" };
    await shop.ask("/v1/refunds", {
      method: "POST",
      headers,
      body: `amount=1000&payment_intent=${payment_intent}`,
    });
    const again = await shop.ask("/v1/refunds", {
      method: "POST",
      headers,
      body: `payment_intent=${payment_intent}&amount=1000`,
    });
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  });

  test("refuses a key with other parameters or for another call", async () => {
    const shop = openShop();
    const { id } = await shop.session({}, "key-1");
    await expect(shop.session({ metadata: { a: "b" } }, "key-1")).rejects.toMatchObject({
      statusCode: 400,
      rawType: "idempotency_error",
    });
    await expect(
      shop.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: "key-1" }),
    ).rejects.toMatchObject({ rawType: "idempotency_error" });
  });

  test("forgets a key after a day", async () => {
    const shop = openShop();
    const first = await shop.session({}, "key-1");
    await shop.clock.advance(24 * HOUR - 1);
    expect((await shop.session({}, "key-1")).id).toBe(first.id);
    await shop.clock.advance(1);
    expect((await shop.session({}, "key-1")).id).not.toBe(first.id);
  });

  test("replays an error, even if its cause is gone", async () => {
    const shop = openShop();
    await shop.help("switches", { apiFault: { status: 500, times: 1 } });
    await expect(shop.session({}, "key-1")).rejects.toMatchObject({
      statusCode: 500,
      type: "StripeAPIError",
    });
    await expect(shop.session({}, "key-1")).rejects.toMatchObject({ statusCode: 500 });
    await expect(shop.session({}, "key-2")).resolves.toMatchObject({ status: "open" });
    expect((await shop.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test("keeps the work if the response is lost afterwards", async () => {
    const shop = openShop();
    await shop.help("switches", { apiFault: { status: 500, after: true } });
    await expect(shop.session({}, "key-1")).rejects.toMatchObject({ statusCode: 500 });
    expect((await shop.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test("doesn't save a rate limit error", async () => {
    const shop = openShop();
    await shop.help("switches", { apiFault: { status: 429, times: 2 } });
    await expect(shop.session({}, "key-1")).rejects.toMatchObject({
      statusCode: 429,
      type: "StripeRateLimitError",
    });
    await expect(shop.session({}, "key-1")).rejects.toMatchObject({ statusCode: 429 });
    await expect(shop.session({}, "key-1")).resolves.toMatchObject({ status: "open" });
  });

  test("lets calls succeed once a fault is switched off", async () => {
    const shop = openShop();
    await shop.help("switches", { apiFault: { status: 500, times: 5 } });
    await shop.help("switches", { apiFault: null });
    await expect(shop.session()).resolves.toMatchObject({ status: "open" });
  });

  test("accepts a corrected parameter under the same key", async () => {
    const shop = openShop();
    await expect(shop.session({ customer_email: "ada" }, "key-1")).rejects.toMatchObject({
      code: "email_invalid",
    });
    await expect(shop.session({}, "key-1")).resolves.toMatchObject({ status: "open" });
  });

  test("refuses a second call while the first is still running", async () => {
    const shop = openShop();
    await shop.help("switches", { apiDelayMs: 1000 });
    const first = shop.session({}, "key-1");
    await shop.clock.advance(500);
    await expect(shop.session({}, "key-1")).rejects.toMatchObject({
      statusCode: 409,
      code: "idempotency_key_in_use",
    });

    await shop.clock.advance(500);
    const { id } = await first;
    await expect(shop.session({}, "key-1")).resolves.toMatchObject({ id });
  });
});
