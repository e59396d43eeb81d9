import { describe, expect, test } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";

const DAY = 24 * 60 * 60 * 1000;
const ORIGIN = "http://localhost:5173";

const asks = {
  after_expiration: { recovery: { enabled: true } },
  consent_collection: { promotions: "auto" as const },
  metadata: { order: "7" },
  client_reference_id: "cart-7",
};

/** A shop with a session that its visitor has left. */
async function leavePayment(more: object = asks, promotions = "opt_in") {
  const testStripe = openTestStripe();
  const session = await testStripe.session(more);
  await testStripe.help(`checkout/sessions/${session.id}/leave`, {
    email: "ada@example.com",
    promotions,
  });
  const again = (id = session.id) => testStripe.stripe.checkout.sessions.retrieve(id);
  const expireAndFind = async () => {
    await testStripe.clock.advance(DAY);
    const found = await again();
    await testStripe.clock.advance(0);
    return found;
  };
  const open = async (url: string) => {
    const answer = await testStripe.visit(url);
    const id = answer.headers.get("Location")?.split("/").at(-1) ?? "";
    return { status: answer.status, id };
  };
  return { ...testStripe, session, again, expired: expireAndFind, open };
}

describe("recovery of a session", () => {
  test("adds a link for 30 days when it expires, and puts it into the event", async () => {
    const testStripe = await leavePayment();
    expect(testStripe.session).toMatchObject({
      after_expiration: {
        recovery: { enabled: true, allow_promotion_codes: false, url: null, expires_at: null },
      },
      consent_collection: { promotions: "auto" },
      consent: { promotions: null },
      recovered_from: null,
    });

    const { after_expiration, expires_at } = await testStripe.expired();
    const { url, expires_at: until } = after_expiration?.recovery ?? {};
    expect(url).toMatch(/\/c\/pay\/r\/test_\w{24}$/);
    expect(until).toBe(expires_at + (30 * DAY) / 1000);
    const [event] = await testStripe.events();
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
    const testStripe = await leavePayment();
    const { after_expiration } = await testStripe.expired();
    const url = after_expiration?.recovery?.url ?? "";
    const [first, second] = [await testStripe.open(url), await testStripe.open(url)];

    expect([first.status, second.status]).toEqual([303, 303]);
    expect(new Set([first.id, second.id, testStripe.session.id]).size).toBe(3);
    const copy = await testStripe.again(first.id);
    expect(copy).toMatchObject({
      status: "open",
      recovered_from: testStripe.session.id,
      metadata: { order: "7" },
      client_reference_id: "cart-7",
      amount_total: 2999,
      consent: { promotions: null },
      customer_details: null,
    });
    expect(copy.expires_at - copy.created).toBe(DAY / 1000);
    expect((await testStripe.press(copy.url ?? "")).status).toBe(303);
    expect(await testStripe.again(first.id)).toMatchObject({ payment_status: "paid" });
    expect(await testStripe.again()).toMatchObject({ status: "expired", payment_status: "unpaid" });
  });

  test("can leave the metadata out, which Stripe doesn't promise to copy", async () => {
    const testStripe = await leavePayment();
    await testStripe.help("switches", { recoverWithoutMetadata: true });
    const { after_expiration } = await testStripe.expired();
    const { id } = await testStripe.open(after_expiration?.recovery?.url ?? "");
    expect((await testStripe.again(id)).metadata).toEqual({});
  });

  test("ends after 30 days, and doesn't exist for made-up links", async () => {
    const testStripe = await leavePayment();
    const { after_expiration } = await testStripe.expired();
    await testStripe.clock.advance(30 * DAY);
    for (const url of [after_expiration?.recovery?.url ?? "", `${ORIGIN}/c/pay/r/null`]) {
      const answer = await testStripe.visit(url);
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain("This link has expired");
    }
  });

  test.each([
    ["the visitor refuses", asks, "opt_out"],
    ["nobody asks", { after_expiration: asks.after_expiration }, "opt_in"],
  ])("keeps the address from the shop if %s", async (_, more, promotions) => {
    const testStripe = await leavePayment(more, promotions);
    expect((await testStripe.expired()).customer_details).toBeNull();
  });

  test("isn't there for a shop that doesn't ask for it", async () => {
    const testStripe = await leavePayment({ consent_collection: asks.consent_collection });
    expect((await testStripe.expired()).after_expiration).toBeNull();
  });

  test("is refused to shops outside the United States", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { refuseConsent: true });
    await expect(testStripe.session(asks)).rejects.toMatchObject({
      statusCode: 400,
      param: "consent_collection[promotions]",
    });
    expect((await testStripe.session()).status).toBe("open");
  });
});

describe("payment page with a checkbox", () => {
  test("asks for consent only if the shop wants to know, and doesn't tick the box", async () => {
    const testStripe = openTestStripe();
    const openPage = async (more: object) =>
      (await testStripe.visit((await testStripe.session(more)).url ?? "")).text();
    expect(await openPage({})).not.toContain("Keep me updated");
    const page = await openPage(asks);
    expect(page).toContain("Keep me updated with news and personalized offers");
    expect(page).not.toMatch(/name="agrees"[^>]*checked/);
  });

  test("remembers address and box when the visitor leaves or a card is declined", async () => {
    const testStripe = await leavePayment(asks, "opt_out");
    const url = testStripe.session.url ?? "";
    const left = await testStripe.press(url, {
      leave: "yes",
      agrees: "yes",
      email: "eva@example.com",
    });
    expect([left.status, left.headers.get("Location")]).toEqual([303, `${ORIGIN}/offer`]);
    expect(await testStripe.again()).toMatchObject({
      status: "open",
      consent: { promotions: "opt_in" },
      customer_details: { email: "eva@example.com" },
    });

    const declined = await testStripe.press(url, { card: "4000000000000002", email: "no address" });
    expect(await declined.text()).not.toMatch(/name="agrees"[^>]*checked/);
    expect((await testStripe.again()).consent).toMatchObject({ promotions: "opt_out" });
  });

  test("reports the consent of a buyer, too", async () => {
    const testStripe = await leavePayment(asks, "opt_out");
    await testStripe.press(testStripe.session.url ?? "", { agrees: "yes" });
    expect(await testStripe.again()).toMatchObject({
      status: "complete",
      consent: { promotions: "opt_in" },
    });
  });
});
