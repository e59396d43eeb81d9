import { describe, expect, test } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";

const HOUR = 60 * 60 * 1000;

describe("webhook delivery", () => {
  test("doesn't make the buyer wait for the webhook", async () => {
    const testStripe = openTestStripe({ isSilent: true });
    const { url } = await testStripe.session();
    expect((await testStripe.press(url!)).status).toBe(303);
    expect(testStripe.received).toEqual([]);
  });

  test("keeps events to read later, one by one and as a list", async () => {
    const testStripe = openTestStripe();
    await testStripe.paySession();
    await testStripe.clock.advance(0);
    const all = await testStripe.stripe.events.list({ limit: 2 });
    const [newest] = all.data;

    expect(all.has_more).toBe(true);
    expect(newest).toMatchObject({ type: "checkout.session.completed", pending_webhooks: 0 });
    await expect(testStripe.stripe.events.retrieve(newest!.id)).resolves.toMatchObject({
      id: newest!.id,
    });
    expect(
      (await testStripe.stripe.events.list({ type: "charge.*" })).data.map(({ type }) => type),
    ).toEqual(["charge.succeeded"]);
    expect(
      (await testStripe.stripe.events.list({ types: ["charge.succeeded"] })).data,
    ).toHaveLength(1);
    expect((await testStripe.stripe.events.list({ delivery_success: false })).data).toEqual([]);

    await testStripe.clock.advance(31 * 24 * HOUR);
    expect((await testStripe.stripe.events.list()).data).toEqual([]);
  });

  test("sends nothing after the stand-in is closed", async () => {
    const testStripe = openTestStripe();
    await testStripe.paySession();
    testStripe.standIn.close();
    await testStripe.clock.advance(HOUR);
    expect(testStripe.received).toEqual([]);
  });
});

describe("webhook signature", () => {
  test("lets the shop verify events and read the session", async () => {
    const testStripe = openTestStripe();
    const session = await testStripe.paySession();
    await testStripe.clock.advance(0);

    const event = (await testStripe.events()).at(-1)!;
    expect(event).toMatchObject({
      object: "event",
      api_version: "2026-10-28.endive",
      livemode: false,
      pending_webhooks: 1,
      type: "checkout.session.completed",
      data: { object: { id: session.id, payment_status: "paid" } },
    });
    expect(event.id).toMatch(/^evt_/);
    expect(event.request?.id).toMatch(/^req_/);
  });

  test("doesn't match a changed body", async () => {
    const testStripe = openTestStripe();
    await testStripe.paySession();
    await testStripe.clock.advance(0);
    testStripe.received[0]!.body += " ";
    await expect(testStripe.events()).rejects.toThrow("signature");
  });
});
