import { describe, expect, test } from "vitest";
import { PRICE, shopIn } from "../database/shop.ts";
import { takeSaid } from "../support/quiet-console.ts";
import { origin } from "./environment.ts";
import { PROVIDER } from "./network.ts";
import { openShop } from "./open-shop.ts";

const shop = await openShop();
const sessions = async () => (await shop.stripe("checkout/sessions?limit=100")).body.data.length;
const buyAgain = (...unverified: string[]) =>
  shop.call("stripe-checkout", { priceId: PRICE.price_id, unverified: unverified.join(" ") });

describe("a browser that doesn't know if its earlier sessions are paid", () => {
  test.each(["card", "bank_debit"] as const)(
    "is sent to the one that is, by %s",
    async (method) => {
      const unpaid = await shop.checkout();
      const paid = await shop.bought({ method });
      const before = await sessions();

      const { status, body } = await buyAgain(unpaid.sessionId, paid.sessionId);

      expect([status, body]).toEqual([
        200,
        { url: `${origin}/success?session_id=${paid.sessionId}`, sessionId: paid.sessionId },
      ]);
      expect(await sessions()).toBe(before);
    },
  );

  test.each([
    ["is unpaid", async () => (await shop.checkout()).sessionId],
    ["the provider doesn't know", async () => "cs_test_a1unknownSession0"],
    ["can't be a session", async () => "' or 1=1 -- "],
    ["is refunded", refunded],
    ["has its account", owned],
  ])("can buy if the earlier session %s", async (_, earlier) => {
    const { status, body } = await buyAgain(await earlier());

    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(["claim", "sessionId", "url"]);
  });

  test("can't pay while the provider doesn't answer", async () => {
    const { sessionId } = await shop.checkout();

    const { status, body } = await shop.network.without(PROVIDER, () => buyAgain(sessionId));

    expect([status, body]).toEqual([503, { error: "Failed to initialize payment" }]);
    expect(takeSaid()).toHaveLength(1);
  });
});

async function refunded(): Promise<string> {
  const { sessionId, payment_intent } = await shop.bought();
  await shop.stripe("refunds", { payment_intent });
  return sessionId;
}

async function owned(): Promise<string> {
  const { sessionId } = await shop.bought();
  await shop.verify(sessionId);
  const held = shopIn(shop.sql);
  await held.own(sessionId, await held.account());
  return sessionId;
}
