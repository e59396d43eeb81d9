import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";

async function openDisputed(status = "needs_response") {
  const testStripe = openTestStripe();
  const session = await testStripe.paySession();
  const payment_intent = session.payment_intent as string;
  await testStripe.clock.advance(0);
  testStripe.received.length = 0;
  const dispute = (await testStripe.help("disputes", {
    payment_intent,
    status,
  })) as unknown as Stripe.Dispute;
  const decide = (words: string) =>
    testStripe.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: words } });
  return { ...testStripe, payment_intent, dispute, decide };
}

describe("disputes", () => {
  test("withdraw the money and notify the shop", async () => {
    const { stripe, payment_intent, dispute, ...testStripe } = await openDisputed();
    expect(dispute).toMatchObject({
      object: "dispute",
      status: "needs_response",
      amount: 2999,
      payment_intent,
    });
    expect((await stripe.disputes.list({ payment_intent })).data.map(({ id }) => id)).toEqual([
      dispute.id,
    ]);
    await expect(stripe.charges.retrieve(dispute.charge as string)).resolves.toMatchObject({
      disputed: true,
    });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: "charge_disputed",
    });
    await testStripe.clock.advance(0);
    expect(testStripe.types()).toEqual([
      "charge.dispute.created",
      "charge.dispute.funds_withdrawn",
    ]);
  });

  test.each([
    [
      "needs_response",
      "winning_evidence",
      "won",
      ["charge.dispute.closed", "charge.dispute.funds_reinstated"],
    ],
    ["needs_response", "losing_evidence", "lost", ["charge.dispute.closed"]],
    ["needs_response", "I sent it all", "under_review", ["charge.dispute.updated"]],
    ["warning_needs_response", "winning_evidence", "warning_closed", ["charge.dispute.closed"]],
  ])("in status %s, answered with %s, become %s", async (status, words, outcome, types) => {
    const { decide, clock, received, types: typesNow } = await openDisputed(status);
    await clock.advance(0);
    received.length = 0;
    await expect(decide(words)).resolves.toMatchObject({
      status: outcome,
      evidence: { uncategorized_text: words },
    });
    await clock.advance(0);
    expect(typesNow()).toEqual(types);
  });

  test("are lost for good once the shop closes them", async () => {
    const { stripe, dispute, decide } = await openDisputed();
    await expect(stripe.disputes.close(dispute.id)).resolves.toMatchObject({ status: "lost" });
    await expect(decide("winning_evidence")).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.disputes.retrieve(dispute.id)).resolves.toMatchObject({ status: "lost" });
  });

  test("leave the money with the shop if the bank only inquires, and still allow a refund", async () => {
    const { stripe, payment_intent, clock, types } = await openDisputed("warning_needs_response");
    await clock.advance(0);
    expect(types()).toEqual(["charge.dispute.created"]);
    await expect(stripe.refunds.create({ payment_intent })).resolves.toMatchObject({
      status: "succeeded",
    });
  });

  test("can be open only once per payment", async () => {
    const { help, payment_intent, decide } = await openDisputed();
    await expect(help("disputes", { payment_intent })).rejects.toMatchObject({ statusCode: 400 });
    await decide("winning_evidence");
    await expect(help("disputes", { payment_intent })).resolves.toMatchObject({
      status: "needs_response",
    });
  });
});
