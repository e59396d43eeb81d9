import { describe, expect, test } from "vitest";
import { openShop } from "../shop.fixtures.ts";

const DAY = 24 * 60 * 60 * 1000;
const ORIGIN = "http://localhost:5173";

const asks = {
  after_expiration: { recovery: { enabled: true } },
  consent_collection: { promotions: "auto" as const },
  metadata: { order: "7" },
  client_reference_id: "cart-7",
};

/** A shop with a session that its visitor has left. */
async function leftShop(more: object = asks, promotions = "opt_in") {
  const shop = openShop();
  const session = await shop.session(more);
  await shop.help(`checkout/sessions/${session.id}/leave`, {
    email: "ada@example.com",
    promotions,
  });
  const again = (id = session.id) => shop.stripe.checkout.sessions.retrieve(id);
  const expired = async () => {
    await shop.clock.advance(DAY);
    const found = await again();
    await shop.clock.advance(0);
    return found;
  };
  const open = async (url: string) => {
    const answer = await shop.visit(url);
    const id = answer.headers.get("Location")?.split("/").at(-1) ?? "";
    return { status: answer.status, id };
  };
  return { ...shop, session, again, expired, open };
}

describe("recovery of a session", () => {
  test("adds a link for 30 days when it expires, and puts it into the event", async () => {
    const shop = await leftShop();
    expect(shop.session).toMatchObject({
      after_expiration: {
        recovery: { enabled: true, allow_promotion_codes: false, url: null, expires_at: null },
      },
      consent_collection: { promotions: "auto" },
      consent: { promotions: null },
      recovered_from: null,
    });

    const { after_expiration, expires_at } = await shop.expired();
    const { url, expires_at: until } = after_expiration?.recovery ?? {};
    expect(url).toMatch(/\/c\/pay\/r\/test_\w{24}$/);
    expect(until).toBe(expires_at + (30 * DAY) / 1000);
    const [event] = await shop.events();
    expect(event).toMatchObject({
      type: "checkout.session.expired",
      data: {
        object: {
          consent: { promotions: "opt_in" },
          customer_details: { email: "ada@example.com" },
          after_expiration: { recovery: { url } },
        },
      },
    });
  });

  test("opens a copy with another id and its own day, as often as the link is opened", async () => {
    const shop = await leftShop();
    const { after_expiration } = await shop.expired();
    const url = after_expiration?.recovery?.url ?? "";
    const [first, second] = [await shop.open(url), await shop.open(url)];

    expect([first.status, second.status]).toEqual([303, 303]);
    expect(new Set([first.id, second.id, shop.session.id]).size).toBe(3);
    const copy = await shop.again(first.id);
    expect(copy).toMatchObject({
      status: "open",
      recovered_from: shop.session.id,
      metadata: { order: "7" },
      client_reference_id: "cart-7",
      amount_total: 2999,
      consent: { promotions: null },
      customer_details: null,
    });
    expect(copy.expires_at - copy.created).toBe(DAY / 1000);
    expect((await shop.press(copy.url ?? "")).status).toBe(303);
    expect(await shop.again(first.id)).toMatchObject({ payment_status: "paid" });
    expect(await shop.again()).toMatchObject({ status: "expired", payment_status: "unpaid" });
  });

  test("can leave the metadata out, which Stripe doesn't promise to copy", async () => {
    const shop = await leftShop();
    await shop.help("switches", { recoverWithoutMetadata: true });
    const { after_expiration } = await shop.expired();
    const { id } = await shop.open(after_expiration?.recovery?.url ?? "");
    expect((await shop.again(id)).metadata).toEqual({});
  });

  test("ends after 30 days, and doesn't exist for made-up links", async () => {
    const shop = await leftShop();
    const { after_expiration } = await shop.expired();
    await shop.clock.advance(30 * DAY);
    for (const url of [after_expiration?.recovery?.url ?? "", `${ORIGIN}/c/pay/r/null`]) {
      const answer = await shop.visit(url);
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain("This link has expired");
    }
  });

  test.each([
    ["the visitor refuses", asks, "opt_out"],
    ["nobody asks", { after_expiration: asks.after_expiration }, "opt_in"],
  ])("keeps the address from the shop if %s", async (_, more, promotions) => {
    const shop = await leftShop(more, promotions);
    expect((await shop.expired()).customer_details).toBeNull();
  });

  test("isn't there for a shop that doesn't ask for it", async () => {
    const shop = await leftShop({ consent_collection: asks.consent_collection });
    expect((await shop.expired()).after_expiration).toBeNull();
  });

  test("is refused to shops outside the United States", async () => {
    const shop = openShop();
    await shop.help("switches", { refuseConsent: true });
    await expect(shop.session(asks)).rejects.toMatchObject({
      statusCode: 400,
      param: "consent_collection[promotions]",
    });
    expect((await shop.session()).status).toBe("open");
  });
});

describe("payment page with a checkbox", () => {
  test("asks for consent only if the shop wants to know, and doesn't tick the box", async () => {
    const shop = openShop();
    const pageOf = async (more: object) =>
      (await shop.visit((await shop.session(more)).url ?? "")).text();
    expect(await pageOf({})).not.toContain("Keep me updated");
    const page = await pageOf(asks);
    expect(page).toContain("Keep me updated with news and personalized offers");
    expect(page).not.toMatch(/name="agrees"[^>]*checked/);
  });

  test("remembers address and box when the visitor leaves or a card is declined", async () => {
    const shop = await leftShop(asks, "opt_out");
    const url = shop.session.url ?? "";
    const left = await shop.press(url, { leave: "yes", agrees: "yes", email: "eva@example.com" });
    expect([left.status, left.headers.get("Location")]).toEqual([303, `${ORIGIN}/offer`]);
    expect(await shop.again()).toMatchObject({
      status: "open",
      consent: { promotions: "opt_in" },
      customer_details: { email: "eva@example.com" },
    });

    const declined = await shop.press(url, { card: "4000000000000002", email: "no address" });
    expect(await declined.text()).not.toMatch(/name="agrees"[^>]*checked/);
    expect((await shop.again()).consent).toMatchObject({ promotions: "opt_out" });
  });

  test("reports the consent of a buyer, too", async () => {
    const shop = await leftShop(asks, "opt_out");
    await shop.press(shop.session.url ?? "", { agrees: "yes" });
    expect(await shop.again()).toMatchObject({
      status: "complete",
      consent: { promotions: "opt_in" },
    });
  });
});
