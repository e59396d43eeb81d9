import { expect, onTestFinished, test } from "vitest";
import { PRICE, sha256 } from "../database/shop.ts";
import { takeSaid } from "../quiet-console.ts";
import { functionNames } from "./deno.ts";
import { origin } from "./environment.ts";
import { DATABASE, PROVIDER } from "./network.ts";
import { openShop } from "./open-shop.ts";

const shop = await openShop();
const asked = { priceId: PRICE.price_id };
const withKey = (key: string) => ({ headers: { "idempotency-key": key } });
const sessions = async () => (await shop.stripe("checkout/sessions?limit=100")).body.data.length;

test("a visitor gets the address of a payment page for our price, and the claim whose hash alone the provider knows", async () => {
  const { status, body } = await shop.call("stripe-checkout", asked);

  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(["claim", "sessionId", "url"]);
  const session = (await shop.stripe(`checkout/sessions/${body.sessionId}`)).body;
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

test("buyers come back to the right page also where the site's address was written with a slash at its end", async () => {
  process.env.SITE_URL = `${origin}/`;
  onTestFinished(() => {
    process.env.SITE_URL = origin;
  });
  const { sessionId } = await shop.checkout();

  const { success_url, cancel_url } = (await shop.stripe(`checkout/sessions/${sessionId}`)).body;
  expect([success_url, cancel_url]).toEqual([
    `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    `${origin}/sales`,
  ]);
});

test("a price of the visitor's own is not heard", async () => {
  const own = {
    ...asked,
    amount: "1",
    unit_amount: "1",
    price: "1",
    currency: "jpy",
    success_url: "https://evil.example",
    claim_hash: "a",
  };
  const { body } = await shop.call("stripe-checkout", own, { headers: { host: "evil.example" } });

  const session = (await shop.stripe(`checkout/sessions/${body.sessionId}`)).body;
  expect(session).toMatchObject({ amount_total: PRICE.amount, currency: PRICE.currency });
  expect(JSON.stringify(session)).not.toContain("evil.example");
});

test.each([
  ["an unknown price", { priceId: "price_of_somebody_else" }, "This is not for sale."],
  ["no price", {}, "Name what you would like to buy: priceId."],
  ["an empty price", { priceId: "" }, "Name what you would like to buy: priceId."],
  ["an endless price", { priceId: "p".repeat(101) }, "Name what you would like to buy: priceId."],
  [
    "a price that is no text of ours",
    { priceId: "price\u0000" },
    "Name what you would like to buy: priceId.",
  ],
  ["a number", { priceId: 2999 }, "The fields of the body are texts."],
  ["a list of prices", { priceId: [PRICE.price_id] }, "The fields of the body are texts."],
  ["a quantity", { ...asked, quantity: -1 }, "The fields of the body are texts."],
  ["a list", [asked], "The body is not a JSON object."],
  ["nothing", null, "The body is not a JSON object."],
  ["an empty body", "", "The body is not JSON."],
  ["what is no JSON", "{priceId", "The body is not JSON."],
  [
    "a prototype",
    `{"__proto__": {"priceId": "${PRICE.price_id}"}}`,
    "The fields of the body are texts.",
  ],
  [
    "a prototype of text",
    `{"__proto__": "${PRICE.price_id}"}`,
    "Name what you would like to buy: priceId.",
  ],
])("%s opens no session, and is answered with what to do", async (_, body, error) => {
  const before = await sessions();

  expect(await shop.call("stripe-checkout", body)).toMatchObject({ status: 400, body: { error } });
  expect(await sessions()).toBe(before);
});

test("a body that is too large is refused before it is read to its end", async () => {
  let chunks = 0;
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1;
      if (chunks > 1000) controller.close();
      else controller.enqueue(new TextEncoder().encode(" ".repeat(1024)));
    },
  });
  const { default: checkout } = await import("../../supabase/functions/stripe-checkout/index.ts");
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

test("2048 bytes are taken and one more is not", async () => {
  const padded = (bytes: number) => JSON.stringify(asked).padEnd(bytes);

  expect((await shop.call("stripe-checkout", padded(2048))).status).toBe(200);
  expect((await shop.call("stripe-checkout", padded(2049))).status).toBe(413);
});

test("the same wish, told again and again, opens one session with one claim", async () => {
  const key = crypto.randomUUID();
  const before = await sessions();
  const answers = [await shop.checkout(key), await shop.checkout(key), await shop.checkout(key)];

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await sessions()).toBe(before + 1);
});

test.each([
  ["two keys", crypto.randomUUID(), crypto.randomUUID()],
  ["no keys", "", ""],
  ["keys that are too short to be anybody's own", "1234", "1234"],
  ["keys with other characters", "' or 1=1 -- and more", "' or 1=1 -- and more"],
])("%s are two wishes, with two sessions and two claims", async (_, one, other) => {
  const [first, second] = [await shop.checkout(one), await shop.checkout(other)];

  expect(first.sessionId).not.toBe(second.sessionId);
  expect(first.claim).not.toBe(second.claim);
});

/** Puts every client that has begun a checkout `room` sessions before its limit of a hundred. */
const nearLimit = (room: number) => shop.sql`
  insert into private.attempts (action, client)
  select 'checkout', client from (select distinct client from private.attempts where action = 'checkout') as clients, generate_series(1, ${99 - room})`;

test("one address opens a hundred sessions; what it claims to be doesn't count, and the same wish again costs nothing", async () => {
  const spoofed = (nth: number) => ({ from: `10.0.0.${nth}, 203.0.113.7` });
  const key = crypto.randomUUID();
  expect(
    (await shop.call("stripe-checkout", asked, { ...spoofed(1), ...withKey(key) })).status,
  ).toBe(200);
  await nearLimit(1);
  expect((await shop.call("stripe-checkout", asked, spoofed(2))).status).toBe(200);
  const before = await sessions();

  const refused = await shop.call("stripe-checkout", asked, spoofed(3));
  expect(refused).toMatchObject({
    status: 429,
    body: { error: "Too many attempts. Please wait a few minutes and try again." },
  });
  expect(refused.headers.get("retry-after")).toBe("600");
  expect(
    (
      await shop.call("stripe-checkout", asked, {
        ...spoofed(4),
        headers: { ...withKey(key).headers, "cf-connecting-ip": "203.0.113.9" },
      })
    ).status,
  ).toBe(200);
  expect(await sessions()).toBe(before);
  expect((await shop.call("stripe-checkout", asked, { from: "203.0.113.8" })).status).toBe(200);
  expect(JSON.stringify(await shop.sql`select * from private.attempts`)).not.toContain("203.0.113");
});

test("a network of IPv6 addresses is one client, however an address is written; a neighbor is another", async () => {
  expect(
    (await shop.call("stripe-checkout", asked, { from: "2001:0DB8:0000:0007:1:0:0:1" })).status,
  ).toBe(200);
  await nearLimit(2);
  for (const from of ["2001:db8:0:7::1", "2001:db8:0:7::2"])
    expect((await shop.call("stripe-checkout", asked, { from })).status).toBe(200);

  expect(
    (await shop.call("stripe-checkout", asked, { from: "2001:db8:0:7:ffff:ffff:ffff:ffff" }))
      .status,
  ).toBe(429);
  for (const from of [
    "2001:db8:0:8::1",
    "2001:db8::7",
    "::ffff:198.51.100.1",
    "::ffff:198.51.100.2",
    "::1",
  ]) {
    expect((await shop.call("stripe-checkout", asked, { from })).status, from).toBe(200);
  }
});

test.each([
  ["the provider", PROVIDER, "StripeConnectionError"],
  ["the database", DATABASE, "DatabaseError"],
])(
  "while %s cannot be reached, the visitor is told that it did not work, and no more",
  async (_, path, name) => {
    const { status, body, headers } = await shop.network.without(path, () =>
      shop.call("stripe-checkout", asked),
    );

    expect([status, body]).toEqual([503, { error: "Failed to initialize payment" }]);
    expect(headers.get("retry-after")).toBe("5");
    expect(takeSaid().map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      `/functions/v1/stripe-checkout: ${name}`,
    ]);
  },
);

test("a failure that the provider keeps under a key is over with a new key", async () => {
  const key = crypto.randomUUID();
  await shop.switches({ "apiFault[status]": "500", "apiFault[after]": "true" });

  expect((await shop.call("stripe-checkout", asked, withKey(key))).status).toBe(503);
  expect((await shop.call("stripe-checkout", asked, withKey(key))).status).toBe(503);
  expect((await shop.call("stripe-checkout", asked, withKey(crypto.randomUUID()))).status).toBe(
    200,
  );
  expect(takeSaid()).toHaveLength(2);
});

test("every function takes POSTs alone, and answers pages of the site alone", async () => {
  for (const name of functionNames) {
    for (const method of ["GET", "PUT", "DELETE", "HEAD"]) {
      const { status, headers } = await shop.call(name, undefined, { method });
      expect([status, headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    }
    const { status, headers, body } = await shop.call(name, undefined, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example" },
    });
    expect([status, body]).toEqual([204, undefined]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers":
        "authorization, apikey, content-type, idempotency-key, x-client-info",
      "cache-control": "no-store",
    });
  }
});
