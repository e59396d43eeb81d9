import { describe, expect, test } from "vitest";
import { openShop } from "../shop.fixtures.ts";

async function soldPlan() {
  const shop = openShop();
  const session = await shop.paid();
  const payment_intent = session.payment_intent as string;
  await shop.clock.advance(0);
  shop.received.length = 0;
  return { ...shop, session, payment_intent };
}

describe("refunds", () => {
  test("in two parts never exceed what was paid", async () => {
    const { stripe, payment_intent, ...shop } = await soldPlan();
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
    await shop.clock.advance(0);
    expect(shop.types()).toEqual([
      "refund.created",
      "charge.refunded",
      "refund.created",
      "charge.refunded",
    ]);
  });

  test("can be listed by payment", async () => {
    const { stripe, payment_intent, ...shop } = await soldPlan();
    const refund = await stripe.refunds.create({ payment_intent });
    const other = await shop.paid();

    expect((await stripe.refunds.list({ payment_intent })).data.map(({ id }) => id)).toEqual([
      refund.id,
    ]);
    expect(
      (await stripe.refunds.list({ payment_intent: other.payment_intent as string })).data,
    ).toEqual([]);
    await expect(stripe.refunds.retrieve(refund.id)).resolves.toMatchObject({ id: refund.id });
  });

  test("that fail days later leave the charge unrefunded", async () => {
    const { stripe, payment_intent, ...shop } = await soldPlan();
    const refund = await stripe.refunds.create({ payment_intent });
    await shop.help(`refunds/${refund.id}/fail`);
    await shop.clock.advance(0);

    expect(shop.types().slice(2)).toEqual(["refund.failed", "refund.updated"]);
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
    const { stripe, payment_intent, ...shop } = await soldPlan();
    await shop.help("switches", { failRefundsOf: [payment_intent] });
    const ask = (idempotencyKey: string) =>
      stripe.refunds.create({ payment_intent }, { idempotencyKey });
    await expect(ask("key-1")).rejects.toMatchObject({ statusCode: 500 });
    await shop.help("switches", { failRefundsOf: ["pi_of_another_sale"] });
    await expect(ask("key-1"), "saved under the key").rejects.toMatchObject({ statusCode: 500 });
    await expect(ask("key-2")).resolves.toMatchObject({ status: "succeeded" });
  });

  test("need a completed payment", async () => {
    const { stripe, ...shop } = openShop();
    const session = await shop.paid({}, "bank_debit");
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
