import { describe, expect, test } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";

const HOUR = 60 * 60 * 1000;

describe("idempotency", () => {
  test("runs a repeated call once", async () => {
    const testStripe = openTestStripe();
    const { payment_intent } = await testStripe.paySession();
    const ask = () =>
      testStripe.ask("/v1/refunds", {
        method: "POST",
        headers: { ...testStripe.withKey, "Idempotency-Key": "key-1" },
        body: `amount=1000&payment_intent=${payment_intent}`,
      });
    const [first, second] = [await ask(), await ask()];

    expect(second.status).toBe(200);
    expect(await second.text()).toBe(await first.text());
    expect(first.headers.has("Idempotent-Replayed")).toBe(false);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(second.headers.get("Original-Request")).toBe(first.headers.get("Request-Id"));
    expect(second.headers.get("Request-Id")).not.toBe(first.headers.get("Request-Id"));
    expect((await testStripe.stripe.refunds.list()).data).toHaveLength(1);
  });

  test("matches the same parameters in another order", async () => {
    const testStripe = openTestStripe();
    const { payment_intent } = await testStripe.paySession();
    const headers = { ...testStripe.withKey, "Idempotency-Key": "key-1" };
    await testStripe.ask("/v1/refunds", {
      method: "POST",
      headers,
      body: `amount=1000&payment_intent=${payment_intent}`,
    });
    const again = await testStripe.ask("/v1/refunds", {
      method: "POST",
      headers,
      body: `payment_intent=${payment_intent}&amount=1000`,
    });
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  });

  test("refuses a key with other parameters or for another call", async () => {
    const testStripe = openTestStripe();
    const { id } = await testStripe.session({}, "key-1");
    await expect(testStripe.session({ metadata: { a: "b" } }, "key-1")).rejects.toMatchObject({
      statusCode: 400,
      rawType: "idempotency_error",
    });
    await expect(
      testStripe.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: "key-1" }),
    ).rejects.toMatchObject({ rawType: "idempotency_error" });
  });

  test("forgets a key after a day", async () => {
    const testStripe = openTestStripe();
    const first = await testStripe.session({}, "key-1");
    await testStripe.clock.advance(24 * HOUR - 1);
    expect((await testStripe.session({}, "key-1")).id).toBe(first.id);
    await testStripe.clock.advance(1);
    expect((await testStripe.session({}, "key-1")).id).not.toBe(first.id);
  });

  test("replays an error, even if its cause is gone", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { apiFault: { status: 500, times: 1 } });
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({
      statusCode: 500,
      type: "StripeAPIError",
    });
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({ statusCode: 500 });
    await expect(testStripe.session({}, "key-2")).resolves.toMatchObject({ status: "open" });
    expect((await testStripe.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test("keeps the work if the response is lost afterwards", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { apiFault: { status: 500, after: true } });
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({ statusCode: 500 });
    expect((await testStripe.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test("doesn't save a rate limit error", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { apiFault: { status: 429, times: 2 } });
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({
      statusCode: 429,
      type: "StripeRateLimitError",
    });
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({ statusCode: 429 });
    await expect(testStripe.session({}, "key-1")).resolves.toMatchObject({ status: "open" });
  });

  test("lets calls succeed once a fault is switched off", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { apiFault: { status: 500, times: 5 } });
    await testStripe.help("switches", { apiFault: null });
    await expect(testStripe.session()).resolves.toMatchObject({ status: "open" });
  });

  test("accepts a corrected parameter under the same key", async () => {
    const testStripe = openTestStripe();
    await expect(testStripe.session({ customer_email: "ada" }, "key-1")).rejects.toMatchObject({
      code: "email_invalid",
    });
    await expect(testStripe.session({}, "key-1")).resolves.toMatchObject({ status: "open" });
  });

  test("refuses a second call while the first is still running", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { apiDelayMs: 1000 });
    const first = testStripe.session({}, "key-1");
    await testStripe.clock.advance(500);
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({
      statusCode: 409,
      code: "idempotency_key_in_use",
    });

    await testStripe.clock.advance(500);
    const { id } = await first;
    await expect(testStripe.session({}, "key-1")).resolves.toMatchObject({ id });
  });
});
