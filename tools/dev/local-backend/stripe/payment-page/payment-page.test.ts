import { describe, expect, test } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";
import { atThePage } from "./payment-page.fixtures.ts";

const EVIL = `<script>alert("x")</script>`;

describe("payment page", () => {
  test("shows the product, its price, and that no money moves", async () => {
    const buyer = await atThePage({ customer_email: "ada@example.com" });
    const page = await (await buyer.visit(buyer.url)).text();

    for (const text of [
      "Carnivore plan",
      "28 days",
      "Qty 1",
      "Pay $29.99",
      "Test mode. No money moves.",
      "4000 0000 0000 9995",
    ])
      expect(page).toContain(text);
    expect(page).toContain(`value="ada@example.com"`);
    expect(page).toContain(`<a href="http://localhost:5173/offer">Cancel</a>`);
  });

  test("gives every field a label and an autocomplete hint", async () => {
    const buyer = await atThePage();
    const page = await (await buyer.visit(buyer.url)).text();
    for (const field of ["email", "card", "expiry", "cvc", "name"])
      expect(page).toContain(`<label for="${field}">`);
    for (const hint of ["email", "cc-number", "cc-exp", "cc-csc", "cc-name"])
      expect(page).toContain(`autocomplete="${hint}"`);
  });

  test("runs no script, and can't be framed or cached", async () => {
    const buyer = await atThePage({ success_url: "https://shop.example/done" });
    const { headers } = await buyer.visit(buyer.url);

    expect(headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; img-src data:; style-src 'nonce-[\w+/=]{20,}'; form-action 'self' https:\/\/shop\.example; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
  });

  test("escapes a product's name and a buyer's address", async () => {
    const price_data = { currency: "usd", unit_amount: 2999, product_data: { name: EVIL } };
    const buyer = await atThePage({
      line_items: [{ price_data, quantity: 1 }],
      cancel_url: `http://localhost:5173/?"><script>`,
    });
    const first = await (await buyer.visit(buyer.url)).text();
    const second = await (await buyer.press(buyer.url, { email: EVIL })).text();

    for (const page of [first, second]) expect(page).not.toContain("<script");
    expect(first).toContain("&lt;script&gt;");
  });

  test("leads back to the shop if the session has expired", async () => {
    const buyer = await atThePage();
    await buyer.clock.advance(25 * 60 * 60 * 1000);
    const answer = await buyer.press(buyer.url);

    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain(`href="http://localhost:5173/offer"`);
    expect(await buyer.again()).toMatchObject({ payment_status: "unpaid" });
  });

  test("responds with 404 to an unknown session", async () => {
    const testStripe = openTestStripe();
    expect((await testStripe.visit("http://localhost:5173/c/pay/cs_test_none")).status).toBe(404);
  });

  test.each([
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "http://localhost:5173" }, 303],
    [{}, 303],
  ] as [Record<string, string>, number][])(
    "responds to a form from %o with %i",
    async (headers, status) => {
      const buyer = await atThePage();
      expect((await buyer.press(buyer.url, {}, headers)).status).toBe(status);
    },
  );
});
