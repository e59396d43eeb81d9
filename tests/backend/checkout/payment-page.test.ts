import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

await openTestBackend();
const { paymentPage } = await import("../../../supabase/functions/stripe-checkout/payment-page.ts");

beforeEach(() => {
  // As in a live product.
  vi.stubEnv("STRIPE_API_BASE", "");
});
afterEach(() => void vi.unstubAllEnvs());

describe("the payment page", () => {
  test.each(["https://checkout.stripe.com/c/pay/cs_live_1#fid", "https://pay.stripe.com/1"])(
    "may be the provider's: %s",
    (address) => {
      expect(paymentPage(address)).toBe(address);
    },
  );

  test("may be on the shop's own domain, if a setting names it", () => {
    const own = "https://pay.shop.example/c/pay/cs_live_1";
    expect(() => paymentPage(own)).toThrow("isn't on the list");
    expect(takeLogs()).toEqual([
      "The payment page is at pay.shop.example. If it's yours, set PAYMENT_PAGE_HOST to it.",
    ]);

    vi.stubEnv("PAYMENT_PAGE_HOST", "pay.shop.example");
    expect(paymentPage(own)).toBe(own);
  });

  test.each([
    "https://stripe.com.attacker.example/pay",
    "https://notstripe.com/pay",
    "https://attacker.example/?checkout.stripe.com",
    "https://checkout.stripe.com@attacker.example/pay",
    "http://checkout.stripe.com/c/pay/cs_live_1",
    "javascript:alert('checkout.stripe.com')",
  ])("may not be anywhere else: %s", (address) => {
    vi.stubEnv("PAYMENT_PAGE_HOST", "pay.shop.example");
    expect(() => paymentPage(address)).toThrow("isn't on the list");
    takeLogs();
  });
});
