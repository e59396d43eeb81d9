import { describe, expect, test } from "vitest";
import { openTestStripe } from "./test-stripe.fixtures.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

describe("switches", () => {
  test("delay, repeat, and reorder events", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { delayMs: 60_000, repeat: 2, reorder: true });
    await testStripe.paySession();

    await testStripe.clock.advance(60_000);
    expect(testStripe.types()).toEqual([]);
    await testStripe.clock.advance(SECOND);
    const [a, b, c] = [
      "checkout.session.completed",
      "charge.succeeded",
      "payment_intent.succeeded",
    ];
    expect(testStripe.types()).toEqual([a, a, b, b, c, c]);
  });

  test("drop an event, or lose one that is listed", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", {
      drop: ["charge.succeeded"],
      lose: ["checkout.session.completed"],
    });
    await testStripe.paySession();
    await testStripe.clock.advance(100 * HOUR);

    expect(testStripe.types()).toEqual(["payment_intent.succeeded"]);
    const listed = await testStripe.stripe.events.list();
    expect(listed.data.map(({ type }) => type)).toEqual([
      "checkout.session.completed",
      "payment_intent.succeeded",
    ]);
    const undelivered = await testStripe.stripe.events.list({ delivery_success: false });
    expect(undelivered.data.map(({ type }) => type)).toEqual(["checkout.session.completed"]);
  });

  test("can be set as JSON", async () => {
    const testStripe = openTestStripe({ answer: () => 503 });
    const body = JSON.stringify({
      drop: ["payment_intent.succeeded", "charge.succeeded"],
      apiFault: null,
    });
    const headers = { ...testStripe.withKey, "Content-Type": "application/json" };
    await testStripe.ask("/v1/test_helpers/switches", { method: "POST", headers, body });
    await testStripe.paySession();
    await testStripe.clock.advance(0);

    const event = (await testStripe.events())[0]!.id;
    const at = testStripe.clock.now();
    await expect(
      (await testStripe.ask("/v1/test_helpers/deliveries")).json(),
    ).resolves.toMatchObject({
      data: [{ event, type: "checkout.session.completed", attempt: 1, status: 503, at }],
      waiting: [{ event, attempts: 1, dueAt: at + 5 * SECOND }],
    });
  });

  test("refuse an unknown one and leave the others unchanged", async () => {
    const testStripe = openTestStripe();
    await expect(testStripe.help("switches", { dealyMs: 5 })).rejects.toMatchObject({
      code: "parameter_unknown",
    });
    await testStripe.help("switches", { repeat: 3 });
    await testStripe.help("switches", { drop: true });
    await expect(
      testStripe.stripe.rawRequest("GET", "/v1/test_helpers/switches"),
    ).resolves.toMatchObject({
      repeat: 3,
      drop: true,
      delayMs: 0,
      apiFault: null,
    });
  });
});

describe("stand-in for Stripe", () => {
  test("leaves paths that aren't Stripe's to others", async () => {
    const { standIn } = openTestStripe();
    expect(await standIn.fetch(new Request("http://localhost:5173/offer"))).toBeUndefined();
  });

  test("responds with 404 to calls that Stripe doesn't have", async () => {
    const answer = await openTestStripe().ask("/v1/colors");
    expect(answer.status).toBe(404);
  });
});
