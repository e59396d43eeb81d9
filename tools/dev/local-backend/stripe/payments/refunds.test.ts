import { describe, expect, test } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";

async function sellPlan() {
  const testStripe = openTestStripe();
  const session = await testStripe.paySession();
  const payment_intent = session.payment_intent as string;
  await testStripe.clock.advance(0);
  testStripe.received.length = 0;
  return { ...testStripe, session, payment_intent };
}

describe("refunds", () => {
  test("in two parts never exceed what was paid", async () => {
    const { stripe, payment_intent, ...testStripe } = await sellPlan();
    const half = await stripe.refunds.create({
      payment_intent,
      amount: 1000,
      metadata: { why: "half" },
    });
    expect(half).toMatchObject({
      object: "refund",
      amount: 1000,
      status: "succeeded",
      currency: "usd",
      metadata: { why: "half" },
    });

    await expect(
      stripe.refunds.create({ payment_intent, amount: 2000 }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: Refund amount ($20.00) is greater than unrefunded amount on charge ($19.99)]`,
    );
    const rest = await stripe.refunds.create({ payment_intent });
    expect(rest.amount).toBe(1999);
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      statusCode: 400,
      code: "charge_already_refunded",
    });

    await expect(stripe.charges.retrieve(rest.charge as string)).resolves.toMatchObject({
      refunded: true,
      amount_refunded: 2999,
    });
    await testStripe.clock.advance(0);
    expect(testStripe.types()).toEqual([
      "refund.created",
      "charge.refunded",
      "refund.created",
      "charge.refunded",
    ]);
  });

  test("can be listed by payment", async () => {
    const { stripe, payment_intent, ...testStripe } = await sellPlan();
    const refund = await stripe.refunds.create({ payment_intent });
    const other = await testStripe.paySession();

    expect((await stripe.refunds.list({ payment_intent })).data.map(({ id }) => id)).toEqual([
      refund.id,
    ]);
    expect(
      (await stripe.refunds.list({ payment_intent: other.payment_intent as string })).data,
    ).toEqual([]);
    await expect(stripe.refunds.retrieve(refund.id)).resolves.toMatchObject({ id: refund.id });
  });

  test("that fail days later leave the charge unrefunded", async () => {
    const { stripe, payment_intent, ...testStripe } = await sellPlan();
    const refund = await stripe.refunds.create({ payment_intent });
    await testStripe.help(`refunds/${refund.id}/fail`);
    await testStripe.clock.advance(0);

    expect(testStripe.types().slice(2)).toEqual(["refund.failed", "refund.updated"]);
    await expect(stripe.refunds.retrieve(refund.id)).resolves.toMatchObject({ status: "failed" });
    await expect(stripe.charges.retrieve(refund.charge as string)).resolves.toMatchObject({
      refunded: false,
      amount_refunded: 0,
    });
    await expect(stripe.refunds.create({ payment_intent })).resolves.toMatchObject({
      status: "succeeded",
    });
  });

  test("fail with a server error for the payments that a switch names", async () => {
    const { stripe, payment_intent, ...testStripe } = await sellPlan();
    await testStripe.help("switches", { failRefundsOf: [payment_intent] });
    const ask = (idempotencyKey: string) =>
      stripe.refunds.create({ payment_intent }, { idempotencyKey });
    await expect(ask("key-1")).rejects.toMatchObject({ statusCode: 500 });
    await testStripe.help("switches", { failRefundsOf: ["pi_of_another_sale"] });
    await expect(ask("key-1"), "saved under the key").rejects.toMatchObject({ statusCode: 500 });
    await expect(ask("key-2")).resolves.toMatchObject({ status: "succeeded" });
  });

  test("need a completed payment", async () => {
    const { stripe, ...testStripe } = openTestStripe();
    const session = await testStripe.paySession({}, "bank_debit");
    await expect(
      stripe.refunds.create({ payment_intent: session.payment_intent as string }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.refunds.create({ payment_intent: "pi_none" })).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    await expect(stripe.refunds.create({})).rejects.toMatchObject({
      statusCode: 400,
      code: "parameter_missing",
    });
  });
});
