import { expect, test } from "vitest";
import { openShop } from "./shop-for-tests.ts";

const HOUR = 60 * 60 * 1000;

test("a shop that opens a session gets what Stripe gives it, and a page to send the buyer to", async () => {
  const shop = openShop();
  const session = await shop.session({
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

test("a paid session shows the buyer, the payment and, if asked, the lines and the charge", async () => {
  const shop = openShop();
  const { id } = await shop.paid({ payment_intent_data: { metadata: { order: "7" } } });
  const session = await shop.stripe.checkout.sessions.retrieve(id, {
    expand: ["line_items", "payment_intent.latest_charge"],
  });

  expect(session).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    customer_details: { email: "ada@example.com" },
  });
  expect(session.line_items?.data).toMatchObject([
    {
      description: "Carnivore plan",
      quantity: 1,
      amount_total: 2999,
      price: { unit_amount: 2999 },
    },
  ]);
  expect(session.payment_intent).toMatchObject({
    status: "succeeded",
    amount_received: 2999,
    metadata: { order: "7" },
    latest_charge: { paid: true, refunded: false },
  });

  const lines = await shop.stripe.checkout.sessions.listLineItems(id);
  expect(lines.data).toHaveLength(1);
});

test("what cannot be expanded is said so", async () => {
  const shop = openShop();
  const { id } = await shop.session();
  await expect(
    shop.stripe.checkout.sessions.retrieve(id, { expand: ["colour"] }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test("a wrong key opens nothing", async () => {
  const shop = openShop({ secretKey: "sk_test_of_somebody_else" });
  await expect(shop.session()).rejects.toMatchObject({
    statusCode: 401,
    type: "StripeAuthenticationError",
  });
  const answer = await shop.ask("/v1/events", { headers: {} });
  expect(answer.status).toBe(401);
});

test.each([
  ["a field that nobody knows", { colour: "red" }, { code: "parameter_unknown", param: "colour" }],
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
])("a session with %s is refused by name", async (_, wrong, problem) => {
  const shop = openShop();
  await expect(shop.session(wrong as object)).rejects.toMatchObject({
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
])("a line with %s is refused by name", async (_, wrong, param) => {
  const shop = openShop();
  const price_data = { currency: "usd", unit_amount: 2999, product_data: { name: "Plan" } };
  await expect(shop.session({ line_items: [{ price_data, ...wrong }] })).rejects.toMatchObject({
    statusCode: 400,
    param,
  });
});

test("a total below fifty cents is refused", async () => {
  const shop = openShop();
  const price_data = { currency: "usd", unit_amount: 49, product_data: { name: "Plan" } };
  await expect(shop.session({ line_items: [{ price_data, quantity: 1 }] })).rejects.toMatchObject({
    code: "amount_too_small",
  });
});

test("a session lives between thirty minutes and a day", async () => {
  const shop = openShop();
  const seconds = shop.clock.now() / 1000;
  await expect(shop.session({ expires_at: seconds + 1799 })).rejects.toMatchObject({
    param: "expires_at",
  });
  await expect(shop.session({ expires_at: seconds + 86_401 })).rejects.toMatchObject({
    param: "expires_at",
  });
  await expect(shop.session({ expires_at: seconds + 1800 })).resolves.toMatchObject({
    expires_at: seconds + 1800,
  });
});

test("a session that nobody pays expires, and the shop hears it once", async () => {
  const shop = openShop();
  const { id } = await shop.session();
  await shop.clock.advance(24 * HOUR);

  await expect(shop.stripe.checkout.sessions.retrieve(id)).resolves.toMatchObject({
    status: "expired",
    url: null,
  });
  await shop.stripe.checkout.sessions.retrieve(id);
  await shop.clock.advance(0);
  expect(shop.types()).toEqual(["checkout.session.expired"]);
});

test("a shop can close an open session, but not one that is paid", async () => {
  const shop = openShop();
  const open = await shop.session();
  const paid = await shop.paid();

  await expect(shop.stripe.checkout.sessions.expire(open.id)).resolves.toMatchObject({
    status: "expired",
  });
  await expect(shop.stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("a session that was never made is missing", async () => {
  const shop = openShop();
  await expect(shop.stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
});

test("whoever walks through the list meets every session once, newest first", async () => {
  const shop = openShop();
  const ids: string[] = [];
  for (let made = 0; made < 7; made += 1) {
    ids.push((await shop.session()).id);
    await shop.clock.advance(1000);
  }
  const walked: string[] = [];
  for await (const { id } of shop.stripe.checkout.sessions.list({ limit: 3 })) walked.push(id);
  expect(walked).toEqual(ids.toReversed());

  const newer = await shop.stripe.checkout.sessions.list({ limit: 2, ending_before: ids[0]! });
  expect(newer.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(newer).toMatchObject({ has_more: true, url: "/v1/checkout/sessions" });
});

test("a shop finds a session by its payment, its status, its buyer and its age", async () => {
  const shop = openShop();
  const old = await shop.session();
  await shop.clock.advance(HOUR);
  const paid = await shop.paid();
  const found = async (asked: object) =>
    (await shop.stripe.checkout.sessions.list(asked)).data.map(({ id }) => id);

  expect(await found({ payment_intent: paid.payment_intent })).toEqual([paid.id]);
  expect(await found({ status: "open" })).toEqual([old.id]);
  expect(await found({ customer_details: { email: "ada@example.com" } })).toEqual([paid.id]);
  expect(await found({ created: { gte: paid.created } })).toEqual([paid.id]);
  expect(await found({ created: { gt: old.created, lt: paid.created } })).toEqual([]);
  expect(await found({ created: { lte: old.created } })).toEqual([old.id]);
});

test("a path that is not Stripe's is left to others", async () => {
  const { standIn } = openShop();
  expect(await standIn.fetch(new Request("http://localhost:5173/offer"))).toBeUndefined();
});

test("a call that Stripe does not have is unknown", async () => {
  const answer = await openShop().ask("/v1/colours");
  expect(answer.status).toBe(404);
});
