import { beforeEach, describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const { member, withdraw, refunds } = createRights(testBackend);

beforeEach(() => void testBackend.mails.splice(0));

/** A member who withdrew during a dispute, after 60 attempts to refund them. */
async function withdrawnInADispute(name: string) {
  const buyer = await member(name);
  const { id } = (
    await testBackend.stripe("test_helpers/disputes", { payment_intent: buyer.payment_intent })
  ).body;
  await withdraw(buyer);
  await testBackend.sql`update private.withdrawals set attempts = 60, disputed_attempts = 60, next_at = now(), operator_told_at = now()
    where session_id = ${buyer.sessionId}`;
  await testBackend.sweep();
  const decide = async (evidence: string) => {
    await testBackend.stripe(`disputes/${id}`, { "evidence[uncategorized_text]": evidence });
    for (let sweeps = 0; sweeps < 3; sweeps++) await testBackend.sweep();
    takeLogs();
  };
  return { buyer, decide };
}
const countStopped = async () => {
  const [row] =
    await testBackend.sql`select private.queues() -> 'stopped_refunds' ->> 'waiting' as waiting`;
  return Number(row?.waiting);
};

describe("a member who withdraws from a payment that their bank disputes", () => {
  test("hears of an open dispute instead, and the database refunds nothing", async () => {
    const ida = await member("ida");
    await testBackend.stripe("test_helpers/disputes", { payment_intent: ida.payment_intent });
    await testBackend.verify(ida.sessionId);
    expect((await withdraw(ida)).body).toMatchObject({ state: "disputed", declared_at: null });
    expect(await refunds(ida)).toEqual([]);
  });

  test("keeps the date if a dispute turns up with the refund, and is refunded once it's won", async () => {
    const jim = await member("jim");
    const { id } = (
      await testBackend.stripe("test_helpers/disputes", { payment_intent: jim.payment_intent })
    ).body;
    const { body } = await withdraw(jim);
    takeLogs();
    expect(body).toMatchObject({ state: "disputed", declared_at: expect.any(String) });
    expect(testBackend.mails[0]?.text).toContain("has opened a dispute");

    await testBackend.stripe(`disputes/${id}`, {
      "evidence[uncategorized_text]": "winning_evidence",
    });
    await testBackend.sweep();
    await testBackend.sweep();
    takeLogs();
    expect(await refunds(jim)).toHaveLength(1);
    expect(await testBackend.orders(jim.sessionId)).toEqual(["refunded"]);
  });

  test("waits for a dispute as long as it takes, and is refunded once it's won", async () => {
    const { buyer, decide } = await withdrawnInADispute("mia");
    expect(await refunds(buyer)).toEqual([]);
    await decide("winning_evidence");
    expect(await refunds(buyer)).toHaveLength(1);
  });

  test("isn't given up because the provider is down on the day it's won", async () => {
    const { buyer, decide } = await withdrawnInADispute("olu");
    await testBackend.network.withoutRequests(
      ({ method, url }) => method === "POST" && url.endsWith("/v1/refunds"),
      () => decide("winning_evidence"),
    );
    expect(await refunds(buyer)).toEqual([]);
    await testBackend.sql`update private.withdrawals set next_at = now() where session_id = ${buyer.sessionId}`;
    await testBackend.sweep();
    takeLogs();
    expect(await refunds(buyer)).toHaveLength(1);
  });

  test("leaves nothing for the operator once the dispute is lost", async () => {
    const before = await countStopped();
    const { buyer, decide } = await withdrawnInADispute("nik");
    testBackend.mails.splice(0);
    await decide("losing_evidence");
    expect(await refunds(buyer)).toEqual([]);
    expect([await countStopped(), testBackend.mails]).toEqual([before, []]);
  });
});
