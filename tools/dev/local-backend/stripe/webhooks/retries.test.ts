import { describe, expect, test } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

describe("webhook retries", () => {
  test("follow failures, with a new signature each time", async () => {
    let calls = 0;
    const testStripe = openTestStripe({ answer: () => (++calls > 2 ? 200 : 500) });
    await testStripe.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
    await testStripe.paySession();

    await testStripe.clock.advance(5 * SECOND - 1);
    expect(testStripe.received).toHaveLength(1);
    await testStripe.clock.advance(1);
    expect(testStripe.received).toHaveLength(2);
    await testStripe.clock.advance(30 * SECOND);
    expect(testStripe.received).toHaveLength(3);
    await testStripe.clock.advance(80 * HOUR);
    expect(testStripe.received).toHaveLength(3);

    const signatures = testStripe.received.map(({ signature }) => signature);
    expect(new Set(signatures).size).toBe(3);
    await expect(testStripe.events()).resolves.toHaveLength(3);
  });

  test("follow a webhook that throws", async () => {
    let calls = 0;
    const testStripe = openTestStripe({
      answer: () => {
        calls += 1;
        if (calls === 1) throw new Error("down");
        return 200;
      },
    });
    await testStripe.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
    await testStripe.paySession();
    await testStripe.clock.advance(10 * SECOND);
    expect(testStripe.types()).toEqual([
      "checkout.session.completed",
      "checkout.session.completed",
    ]);
  });

  test("follow twenty seconds without a response", async () => {
    const testStripe = openTestStripe({ isSilent: true });
    await testStripe.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
    await testStripe.paySession();
    await testStripe.clock.advance(24 * SECOND);
    expect(testStripe.received).toHaveLength(1);
    await testStripe.clock.advance(SECOND);
    expect(testStripe.received).toHaveLength(2);
  });

  test("stop after 72 hours", async () => {
    const testStripe = openTestStripe({ answer: () => 500 });
    await testStripe.help("switches", { drop: ["payment_intent.succeeded", "charge.succeeded"] });
    await testStripe.paySession();
    await testStripe.clock.advance(100 * HOUR);

    const { data } = (await testStripe.stripe.rawRequest(
      "GET",
      "/v1/test_helpers/deliveries",
    )) as unknown as { data: { at: number; status: number }[] };
    const hours = data.map(({ at }) => Math.round(((at - data[0]!.at) / HOUR) * 100) / 100);
    expect(hours).toMatchInlineSnapshot(`
    [
      0,
      0,
      0.01,
      0.04,
      0.21,
      1.21,
      3.21,
      7.21,
      15.21,
      31.21,
      63.21,
      72,
    ]
  `);
    expect(data.every(({ status }) => status === 500)).toBe(true);

    const lost = await testStripe.stripe.events.list({ delivery_success: false });
    expect(lost.data.map(({ type, pending_webhooks }) => [type, pending_webhooks])).toEqual([
      ["checkout.session.completed", 1],
    ]);
  });
});
