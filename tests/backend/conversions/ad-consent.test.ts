import { describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { agreeToAds, CLICKS, CONSENT_TEXT, openAdBackend } from "./conversions.fixtures.ts";

const {
  ads,
  shop: testBackend,
  checkout,
  paid: payAndFindOrder,
  readRunReport,
  consents,
} = await openAdBackend();

describe("consent", () => {
  test("is stored with its words and its time, and its click only until it's sent", async () => {
    const before = Date.now();
    const session = await checkout(agreeToAds("meta"));
    const { clickKind: click_kind, clickId: click_id } = CLICKS.meta;
    const [consent] = await consents(session);
    expect(consent).toMatchObject({ text: CONSENT_TEXT, click_kind, click_id });
    expect(consent?.at.getTime()).toBeGreaterThanOrEqual(before - 1000);

    await payAndFindOrder(session);
    await readRunReport();
    expect(await consents(session)).toMatchObject([
      { text: CONSENT_TEXT, click_kind, click_id: null },
    ]);
  });

  test.each<[string, object]>([
    ["nothing about ads", {}],
    ["a click without consent", CLICKS.meta],
    ["a consent that was taken back", { adConsent: "", ...CLICKS.meta }],
    ["a consent without a click", { adConsent: CONSENT_TEXT }],
    ["a click of an unknown kind", { ...agreeToAds("meta"), clickKind: "msclkid" }],
    ["a click that isn't one", { ...agreeToAds("meta"), clickId: "a b" }],
    ["an endless click", { ...agreeToAds("meta"), clickId: "a".repeat(301) }],
    ["endless words", { ...agreeToAds("meta"), adConsent: "a".repeat(501) }],
    ["words that the site doesn't show", { ...agreeToAds("meta"), adConsent: "Tell everybody." }],
    ["words that no database stores", { ...agreeToAds("meta"), adConsent: "a\u0000" }],
  ])("isn't there with %s: the purchase works, and no network gets it", async (_, fields) => {
    const session = await checkout(fields);
    await payAndFindOrder(session);

    expect(await testBackend.orders(session)).toEqual(["completed"]);
    expect(await consents(session)).toEqual([]);
    expect(await readRunReport()).toEqual({ sent: 0, waiting: 0, given_up: 0 });
    expect(ads.received).toEqual([]);
  });

  test("can be taken back until the payment", async () => {
    const key = crypto.randomUUID();
    const session = await checkout(agreeToAds("meta"), key);
    expect(await checkout({ adConsent: "", ...CLICKS.meta }, key)).toBe(session);
    await payAndFindOrder(session);
    expect(await readRunReport()).toEqual({ sent: 0, waiting: 0, given_up: 0 });
  });

  test("that can't be taken back stops the checkout, and can be taken back later", async () => {
    const key = crypto.randomUUID();
    const session = await checkout(agreeToAds("meta"), key);
    const takeBack = () => checkout({ adConsent: "" }, key);
    const refused = await testBackend.network.withoutRequests(
      ({ url }) => url.endsWith("set_ad_consent"),
      takeBack,
    );
    takeLogs();
    expect(refused).toBeUndefined();
    expect(await takeBack()).toBe(session);
    await payAndFindOrder(session);
    expect(await readRunReport()).toEqual({ sent: 0, waiting: 0, given_up: 0 });
  });

  test("that can't be stored costs nobody their purchase", async () => {
    const session = await testBackend.network.withoutRequests(
      ({ url }) => url.endsWith("set_ad_consent"),
      () => checkout(agreeToAds("meta")),
    );
    expect(takeLogs()).toEqual([
      expect.stringMatching(/^A consent could not be recorded, so no ad network gets it/),
    ]);
    await payAndFindOrder(session);
    expect(await testBackend.orders(session)).toEqual(["completed"]);
  });

  test("that nobody paid for is forgotten after 30 days", async () => {
    const session = await checkout(agreeToAds("meta"));
    await readRunReport();
    expect(await consents(session)).toHaveLength(1);
    await testBackend.sql`update private.ad_consents set at = now() - interval '31 days' where session_id = ${session}`;
    await readRunReport();
    expect(await consents(session)).toEqual([]);
  });
});
