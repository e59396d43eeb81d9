import { describe, expect, test } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";

const HOUR = 60 * 60 * 1000;

describe("checkout sessions", () => {
  test("show the buyer, the payment, and expanded lines", async () => {
    const testStripe = openTestStripe();
    const { id } = await testStripe.paySession({
      payment_intent_data: { metadata: { order: "7" } },
    });
    const session = await testStripe.stripe.checkout.sessions.retrieve(id, {
      expand: ["line_items", "payment_intent.latest_charge"],
    });

    expect(session).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      customer_details: { email: "ada@example.com" },
    });
    expect(session.line_items?.data).toMatchObject([
      {
        description: "Carnivore plan",
        quantity: 1,
        amount_total: 2999,
        price: { unit_amount: 2999 },
      },
    ]);
    expect(session.payment_intent).toMatchObject({
      status: "succeeded",
      amount_received: 2999,
      metadata: { order: "7" },
      latest_charge: { paid: true, refunded: false },
    });

    const lines = await testStripe.stripe.checkout.sessions.listLineItems(id);
    expect(lines.data).toHaveLength(1);
  });

  test("bring the charge's latest ten refunds, and whether there are more", async () => {
    const testStripe = openTestStripe();
    const { id, payment_intent } = await testStripe.paySession();
    const payment = String(payment_intent);
    const retrievePaid = async () => {
      const expand = ["payment_intent.latest_charge.refunds"];
      const session = await testStripe.stripe.checkout.sessions.retrieve(id, { expand });
      return session.payment_intent;
    };
    const refund = () => testStripe.stripe.refunds.create({ payment_intent: payment, amount: 1 });
    const empty = { object: "list", data: [], has_more: false };
    expect(await retrievePaid()).toMatchObject({
      latest_charge: { disputed: false, refunds: empty },
    });

    const ids: string[] = [];
    for (let nth = 0; nth < 10; nth++) ids.unshift((await refund()).id);
    const all = { data: ids.map((refundId) => ({ id: refundId })), has_more: false };
    expect(await retrievePaid()).toMatchObject({ latest_charge: { refunds: all } });

    const last = await refund();
    const more = { data: [{ id: last.id }, ...all.data.slice(0, 9)], has_more: true };
    expect(await retrievePaid()).toMatchObject({ latest_charge: { refunds: more } });
  });

  test("refuse a property that can't be expanded", async () => {
    const testStripe = openTestStripe();
    const { id } = await testStripe.session();
    await expect(
      testStripe.stripe.checkout.sessions.retrieve(id, { expand: ["color"] }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  test("expire unpaid, and notify the shop once", async () => {
    const testStripe = openTestStripe();
    const { id } = await testStripe.session();
    await testStripe.clock.advance(24 * HOUR);

    await expect(testStripe.stripe.checkout.sessions.retrieve(id)).resolves.toMatchObject({
      status: "expired",
      url: null,
    });
    await testStripe.stripe.checkout.sessions.retrieve(id);
    await testStripe.clock.advance(0);
    expect(testStripe.types()).toEqual(["checkout.session.expired"]);
  });

  test("can be closed while open, but not once paid", async () => {
    const testStripe = openTestStripe();
    const open = await testStripe.session();
    const paid = await testStripe.paySession();

    await expect(testStripe.stripe.checkout.sessions.expire(open.id)).resolves.toMatchObject({
      status: "expired",
    });
    await expect(testStripe.stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  test("with an unknown id are missing", async () => {
    const testStripe = openTestStripe();
    await expect(
      testStripe.stripe.checkout.sessions.retrieve("cs_test_none"),
    ).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
  });

  test("are listed once each, newest first", async () => {
    const testStripe = openTestStripe();
    const ids: string[] = [];
    for (let made = 0; made < 7; made += 1) {
      ids.push((await testStripe.session()).id);
      await testStripe.clock.advance(1000);
    }
    const walked: string[] = [];
    for await (const { id } of testStripe.stripe.checkout.sessions.list({ limit: 3 }))
      walked.push(id);
    expect(walked).toEqual(ids.toReversed());

    const newer = await testStripe.stripe.checkout.sessions.list({
      limit: 2,
      ending_before: ids[0]!,
    });
    expect(newer.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(newer).toMatchObject({ has_more: true, url: "/v1/checkout/sessions" });
  });

  test("can be filtered by payment, status, buyer, and age", async () => {
    const testStripe = openTestStripe();
    const old = await testStripe.session();
    await testStripe.clock.advance(HOUR);
    const paid = await testStripe.paySession();
    const listFound = async (asked: object) =>
      (await testStripe.stripe.checkout.sessions.list(asked)).data.map(({ id }) => id);

    expect(await listFound({ payment_intent: paid.payment_intent })).toEqual([paid.id]);
    expect(await listFound({ status: "open" })).toEqual([old.id]);
    expect(await listFound({ customer_details: { email: "ada@example.com" } })).toEqual([paid.id]);
    expect(await listFound({ created: { gte: paid.created } })).toEqual([paid.id]);
    expect(await listFound({ created: { gt: old.created, lt: paid.created } })).toEqual([]);
    expect(await listFound({ created: { lte: old.created } })).toEqual([old.id]);
  });
});
