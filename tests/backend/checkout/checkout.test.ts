import { describe, expect, onTestFinished, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { origin } from "../support/environment.ts";
import { DATABASE, PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE, sha256 } from "../support/wrap-database.ts";

const testBackend = await openTestBackend();
const asked = { priceId: PRICE.price_id };
const sessions = async () =>
  (await testBackend.stripe("checkout/sessions?limit=100")).body.data.length;

describe("stripe-checkout", () => {
  test("opens a payment page and gives the visitor a claim", async () => {
    const { status, body } = await testBackend.call("stripe-checkout", asked);

    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(["claim", "sessionId", "url"]);
    const session = (await testBackend.stripe(`checkout/sessions/${body.sessionId}`)).body;
    expect(session).toMatchObject({
      url: body.url,
      mode: "payment",
      amount_total: PRICE.amount,
      currency: PRICE.currency,
      success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/sales`,
      metadata: { price_id: PRICE.price_id, claim_hash: sha256(body.claim) },
    });
    expect(JSON.stringify(session)).not.toContain(body.claim);
  });

  test("returns buyers to a site address that ends with a slash", async () => {
    process.env.SITE_URL = `${origin}/`;
    onTestFinished(() => {
      process.env.SITE_URL = origin;
    });
    const { sessionId } = await testBackend.checkout();

    const { success_url, cancel_url } = (await testBackend.stripe(`checkout/sessions/${sessionId}`))
      .body;
    expect([success_url, cancel_url]).toEqual([
      `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      `${origin}/sales`,
    ]);
  });

  test("ignores a price set by the visitor", async () => {
    const own = {
      ...asked,
      amount: "1",
      unit_amount: "1",
      price: "1",
      currency: "jpy",
      success_url: "https://evil.example",
      claim_hash: "a",
    };
    const { body } = await testBackend.call("stripe-checkout", own, {
      headers: { host: "evil.example" },
    });

    const session = (await testBackend.stripe(`checkout/sessions/${body.sessionId}`)).body;
    expect(session).toMatchObject({ amount_total: PRICE.amount, currency: PRICE.currency });
    expect(JSON.stringify(session)).not.toContain("evil.example");
  });

  test.each([
    ["an unknown price", { priceId: "price_of_somebody_else" }, "This is not for sale."],
    ["no price", {}, "Name what you would like to buy: priceId."],
    ["an empty price", { priceId: "" }, "Name what you would like to buy: priceId."],
    ["an endless price", { priceId: "p".repeat(101) }, "Name what you would like to buy: priceId."],
    [
      "a price that isn't one of our texts",
      { priceId: "price\u0000" },
      "Name what you would like to buy: priceId.",
    ],
    ["a number", { priceId: 2999 }, "The fields of the body are texts."],
    ["a list of prices", { priceId: [PRICE.price_id] }, "The fields of the body are texts."],
    ["a quantity", { ...asked, quantity: -1 }, "The fields of the body are texts."],
    ["a list", [asked], "The body is not a JSON object."],
    ["nothing", null, "The body is not a JSON object."],
    ["an empty body", "", "The body is not JSON."],
    ["text that isn't JSON", "{priceId", "The body is not JSON."],
    [
      "a prototype",
      `{"__proto__": {"priceId": "${PRICE.price_id}"}}`,
      "The fields of the body are texts.",
    ],
    [
      "a text prototype",
      `{"__proto__": "${PRICE.price_id}"}`,
      "Name what you would like to buy: priceId.",
    ],
  ])("opens no session for %s, and says what to do", async (_, body, error) => {
    const before = await sessions();

    expect(await testBackend.call("stripe-checkout", body)).toMatchObject({
      status: 400,
      body: { error },
    });
    expect(await sessions()).toBe(before);
  });

  test("refuses a large body before reading all of it", async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 1;
        if (chunks > 1000) controller.close();
        else controller.enqueue(new TextEncoder().encode(" ".repeat(1024)));
      },
    });
    const { default: checkout } = await import(
      "../../../supabase/functions/stripe-checkout/index.ts"
    );
    const headers = { "content-type": "application/json" };
    const request = new Request(`${origin}/functions/v1/stripe-checkout`, {
      method: "POST",
      headers,
      body: endless,
      duplex: "half",
    } as RequestInit);

    const response = await checkout.fetch(request);

    expect([response.status, await response.json()]).toEqual([413, { error: "That is too much." }]);
    expect(chunks).toBeLessThan(10);
  });

  test("accepts 2048 bytes and no more", async () => {
    const padBody = (bytes: number) => JSON.stringify(asked).padEnd(bytes);

    expect((await testBackend.call("stripe-checkout", padBody(2048))).status).toBe(200);
    expect((await testBackend.call("stripe-checkout", padBody(2049))).status).toBe(413);
  });

  test.each([
    ["the provider", PROVIDER, "StripeConnectionError"],
    ["the database", DATABASE, "DatabaseError"],
  ])("hides why it fails while %s is out of reach", async (_, path, name) => {
    const { status, body, headers } = await testBackend.network.without(path, () =>
      testBackend.call("stripe-checkout", asked),
    );

    expect([status, body]).toEqual([503, { error: "Failed to initialize payment" }]);
    expect(headers.get("retry-after")).toBe("5");
    expect(takeLogs().map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      `/functions/v1/stripe-checkout: ${name}`,
    ]);
  });
});
