import { describe, expect, test } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";

describe("new checkout sessions", () => {
  test("open with Stripe's fields and a page to pay on", async () => {
    const testStripe = openTestStripe();
    const session = await testStripe.session({
      client_reference_id: "order-7",
      metadata: { nonce: "abc" },
      customer_email: "ada@example.com",
    });

    expect(session.id).toMatch(/^cs_test_[a-zA-Z0-9]{58}$/);
    expect(session.lastResponse.requestId).toMatch(/^req_/);
    expect(session).toMatchObject({
      object: "checkout.session",
      amount_subtotal: 2999,
      amount_total: 2999,
      currency: "usd",
      customer_details: null,
      customer_email: "ada@example.com",
      client_reference_id: "order-7",
      expires_at: session.created + 24 * 60 * 60,
      livemode: false,
      metadata: { nonce: "abc" },
      mode: "payment",
      payment_intent: null,
      payment_status: "unpaid",
      status: "open",
      cancel_url: "http://localhost:5173/offer",
      url: `http://localhost:5173/c/pay/${session.id}`,
    });
  });

  test("can't be opened with a wrong key", async () => {
    const testStripe = openTestStripe({ secretKey: "sk_test_of_somebody_else" });
    await expect(testStripe.session()).rejects.toMatchObject({
      statusCode: 401,
      type: "StripeAuthenticationError",
    });
    const answer = await testStripe.ask("/v1/events", { headers: {} });
    expect(answer.status).toBe(401);
  });

  test.each([
    ["an unknown field", { color: "red" }, { code: "parameter_unknown", param: "color" }],
    [
      "no success page",
      { success_url: undefined },
      { code: "parameter_missing", param: "success_url" },
    ],
    [
      "a success page that runs a script",
      { success_url: "javascript:alert(1)" },
      { code: "url_invalid", param: "success_url" },
    ],
    [
      "nothing to sell",
      { line_items: undefined },
      { code: "parameter_missing", param: "line_items" },
    ],
    ["another mode", { mode: "subscription" }, { param: "mode" }],
    [
      "an address without an at",
      { customer_email: "ada" },
      { code: "email_invalid", param: "customer_email" },
    ],
    [
      "a metadata value too long",
      { metadata: { note: "x".repeat(501) } },
      { param: "metadata[note]" },
    ],
  ])("with %s are refused, naming the parameter", async (_, wrong, problem) => {
    const testStripe = openTestStripe();
    await expect(testStripe.session(wrong as object)).rejects.toMatchObject({
      statusCode: 400,
      rawType: "invalid_request_error",
      ...problem,
    });
  });

  test.each([
    ["a quantity of none", { quantity: 0 }, "line_items[0][quantity]"],
    ["half a piece", { quantity: 0.5 }, "line_items[0][quantity]"],
    ["a price by name", { price: "price_1", quantity: 1 }, "line_items[0][price]"],
    ["no quantity", {}, "line_items[0][quantity]"],
  ])("with %s in a line are refused, naming the parameter", async (_, wrong, param) => {
    const testStripe = openTestStripe();
    const price_data = { currency: "usd", unit_amount: 2999, product_data: { name: "Plan" } };
    await expect(
      testStripe.session({ line_items: [{ price_data, ...wrong }] }),
    ).rejects.toMatchObject({
      statusCode: 400,
      param,
    });
  });

  test("with a total below fifty cents are refused", async () => {
    const testStripe = openTestStripe();
    const price_data = { currency: "usd", unit_amount: 49, product_data: { name: "Plan" } };
    await expect(
      testStripe.session({ line_items: [{ price_data, quantity: 1 }] }),
    ).rejects.toMatchObject({
      code: "amount_too_small",
    });
  });

  test.each([
    ["isk", 550],
    ["kwd", 29_995],
  ])("in %s can't have a total of %i", async (currency, unit_amount) => {
    const testStripe = openTestStripe();
    const price_data = { currency, unit_amount, product_data: { name: "Plan" } };
    await expect(
      testStripe.session({ line_items: [{ price_data, quantity: 1 }] }),
    ).rejects.toMatchObject({ code: "invalid_charge_amount_no_decimal_compatible" });
  });

  test("last between thirty minutes and a day", async () => {
    const testStripe = openTestStripe();
    const seconds = testStripe.clock.now() / 1000;
    await expect(testStripe.session({ expires_at: seconds + 1799 })).rejects.toMatchObject({
      param: "expires_at",
    });
    await expect(testStripe.session({ expires_at: seconds + 86_401 })).rejects.toMatchObject({
      param: "expires_at",
    });
    await expect(testStripe.session({ expires_at: seconds + 1800 })).resolves.toMatchObject({
      expires_at: seconds + 1800,
    });
  });
});
