import { expect, test } from "vitest";
import { openShop } from "./shop-for-tests.ts";

const EVIL = `<script>alert("x")</script>`;

async function atThePage(more: object = {}) {
  const shop = openShop();
  const session = await shop.session(more);
  const url = session.url!;
  return {
    ...shop,
    id: session.id,
    url,
    again: () => shop.stripe.checkout.sessions.retrieve(session.id),
  };
}

test("whoever presses Pay with a good card is sent back to the shop with the session's name", async () => {
  const buyer = await atThePage();
  const answer = await buyer.press(buyer.url);

  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(
    `http://localhost:5173/success?session_id=${buyer.id}`,
  );
  expect(await buyer.again()).toMatchObject({
    status: "complete",
    payment_status: "paid",
    customer_details: { email: "ada@example.com", name: "Ada" },
  });
  await buyer.clock.advance(0);
  expect(buyer.types()).toEqual([
    "payment_intent.succeeded",
    "charge.succeeded",
    "checkout.session.completed",
  ]);
});

test("the page shows what is bought, what it costs and that no money moves", async () => {
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

test("every field of the page has a label and tells the browser what belongs there", async () => {
  const buyer = await atThePage();
  const page = await (await buyer.visit(buyer.url)).text();
  for (const field of ["email", "card", "expiry", "cvc", "name"])
    expect(page).toContain(`<label for="${field}">`);
  for (const hint of ["email", "cc-number", "cc-exp", "cc-csc", "cc-name"])
    expect(page).toContain(`autocomplete="${hint}"`);
});

test("the page runs nothing, is not framed, not kept, and may lead back to the shop", async () => {
  const buyer = await atThePage({ success_url: "https://shop.example/done" });
  const { headers } = await buyer.visit(buyer.url);

  expect(headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; img-src data:; style-src 'nonce-[\w+/=]{20,}'; form-action 'self' https:\/\/shop\.example; frame-ancestors 'none'; base-uri 'none'$/,
  );
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("Referrer-Policy")).toBe("same-origin");
});

test("a product's name and a buyer's address stay text", async () => {
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

test.each([
  ["a card that the bank declines", { card: "4000000000000002" }, 402, "Your card was declined."],
  [
    "a card without money",
    { card: "4000 0000 0000 9995" },
    402,
    "Your card has insufficient funds.",
  ],
  [
    "a number that is no card",
    { card: "4111 1111 1111 1111" },
    402,
    "Your card number is invalid.",
  ],
  [
    "a card from last month",
    { expiry: "10/26" },
    402,
    "Your card&#39;s expiration date is in the past.",
  ],
  [
    "a month that does not exist",
    { expiry: "13/34" },
    402,
    "Your card&#39;s expiration date is incomplete.",
  ],
  ["half a code", { cvc: "12" }, 402, "Your card&#39;s security code is incomplete."],
  ["an address without a place", { email: "ada@" }, 400, "Your email is invalid."],
])("whoever pays with %s stays on the page and is told", async (_, typed, status, message) => {
  const buyer = await atThePage();
  const answer = await buyer.press(buyer.url, { email: "grace@example.com", ...typed });
  const page = await answer.text();

  expect(answer.status).toBe(status);
  expect(page).toMatch(new RegExp(`aria-invalid="true"[\\s\\S]*role="alert">${message}<`));
  expect(page).toContain(`value="${"email" in typed ? typed.email : "grace@example.com"}"`);
  expect(await buyer.again()).toMatchObject({ status: "open", payment_intent: null });
});

test("a card is good until the last day of its month", async () => {
  const buyer = await atThePage();
  expect((await buyer.press(buyer.url, { expiry: "11/26" })).status).toBe(303);
});

test("a declined buyer can try another card", async () => {
  const buyer = await atThePage();
  await buyer.press(buyer.url, { card: "4000000000000002" });
  expect((await buyer.press(buyer.url)).status).toBe(303);
});

test("whoever presses Pay twice pays once, and is shown the way on", async () => {
  const buyer = await atThePage();
  const answers = await Promise.all([buyer.press(buyer.url), buyer.press(buyer.url)]);
  const page = await (await buyer.visit(buyer.url)).text();

  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
  expect(page).toContain("This has been paid already");
  expect(page).toContain(`href="http://localhost:5173/success?session_id=${buyer.id}"`);
  expect(page).not.toContain("<form");
  await buyer.clock.advance(0);
  expect(buyer.types().filter((type) => type === "charge.succeeded")).toHaveLength(1);
});

test("whoever pays from the bank has ordered, but has not paid until the bank says so", async () => {
  const buyer = await atThePage();
  const answer = await buyer.press(buyer.url, {
    method: "bank_debit",
    card: "",
    expiry: "",
    cvc: "",
  });
  expect(answer.status).toBe(303);
  expect(await buyer.again()).toMatchObject({ status: "complete", payment_status: "unpaid" });
  expect(await (await buyer.visit(buyer.url)).text()).toContain("Your bank debit is on its way");

  await buyer.help(`checkout/sessions/${buyer.id}/settle`, { outcome: "succeeded" });
  await buyer.clock.advance(0);
  expect(await buyer.again()).toMatchObject({ payment_status: "paid" });
  expect(buyer.types()).toContain("checkout.session.completed");
  expect(buyer.types().at(-1)).toBe("checkout.session.async_payment_succeeded");
});

test("whose bank refuses has not paid", async () => {
  const buyer = await atThePage();
  await buyer.press(buyer.url, { method: "bank_debit" });
  await buyer.help(`checkout/sessions/${buyer.id}/settle`, { outcome: "failed" });
  await buyer.clock.advance(0);

  expect(await buyer.again()).toMatchObject({ status: "complete", payment_status: "unpaid" });
  expect(buyer.types().at(-1)).toBe("checkout.session.async_payment_failed");
  await expect(
    buyer.help(`checkout/sessions/${buyer.id}/settle`, { outcome: "succeeded" }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test("whoever comes too late is led back to the shop", async () => {
  const buyer = await atThePage();
  await buyer.clock.advance(25 * 60 * 60 * 1000);
  const answer = await buyer.press(buyer.url);

  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain(`href="http://localhost:5173/offer"`);
  expect(await buyer.again()).toMatchObject({ payment_status: "unpaid" });
});

test("a page that never was is not found", async () => {
  const shop = openShop();
  expect((await shop.visit("http://localhost:5173/c/pay/cs_test_none")).status).toBe(404);
});

test.each([
  [{ Origin: "https://evil.example" }, 403],
  [{ Origin: "null" }, 403],
  [{ Origin: "http://localhost:5173" }, 303],
  [{}, 303],
] as [Record<string, string>, number][])(
  "a form from %o is answered with %i",
  async (headers, status) => {
    const buyer = await atThePage();
    expect((await buyer.press(buyer.url, {}, headers)).status).toBe(status);
  },
);
