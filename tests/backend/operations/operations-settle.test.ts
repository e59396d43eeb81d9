import { beforeEach, describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import type { Member } from "../rights/rights.fixtures.ts";
import { PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createOperations } from "./operations.fixtures.ts";

const testBackend = await openTestBackend();
const { operator, operate, member, refund, refunds, hasAccess, details, log, withdraw } =
  createOperations(testBackend);
const op = await operator("op");

beforeEach(() => void testBackend.mails.splice(0));

const settle = ({ order }: Member, more: Record<string, string> = {}) =>
  operate(op, "settle", order, { reason: "Bank transfer on 5 May", ...more });

/** The bank sends the first refund back, and the sweep hears of it. */
async function sendBack(buyer: Member): Promise<void> {
  const [first] = (await refunds(buyer)).slice(-1) as { id: string }[];
  await testBackend.stripe(`test_helpers/refunds/${first?.id}/fail`, {});
  for (let sweeps = 0; sweeps < 2; sweeps++) await testBackend.sweep();
  takeLogs();
}

const countStoppedRefunds = async (): Promise<number> => {
  const [row] = await testBackend.sql<{ waiting: number }[]>`
    select (private.queues() -> 'stopped_refunds' ->> 'waiting')::int as waiting`;
  return row?.waiting ?? Number.NaN;
};

describe("a buyer who was paid another way", () => {
  test("has no access any more, and no one has to look at the withdrawal", async () => {
    const ann = await member("ann");
    await withdraw(ann);
    await sendBack(ann);
    expect([await hasAccess(ann), await countStoppedRefunds()]).toEqual([true, 1]);

    expect(await settle(ann)).toMatchObject({ status: 200, body: { outcome: "settled" } });
    expect([await hasAccess(ann), await countStoppedRefunds()]).toEqual([false, 0]);
    expect((await withdraw(ann)).body.state).toBe("refunded");
    expect(await log(ann)).toEqual(["settle settled"]);
    expect(await details(op, ann)).toMatchObject({
      status: "refunded",
      actions: [{ action: "settle", reason: "Bank transfer on 5 May" }],
    });
    await testBackend.sweep();
    expect(await refunds(ann), "the provider hears nothing of it").toHaveLength(1);
    expect(takeLogs()).toEqual([]);
  });

  test("is recorded once, with what was left", async () => {
    const bob = await member("bob");
    await testBackend.stripe("refunds", { payment_intent: bob.payment_intent, amount: "1000" });
    await testBackend.verify(bob.sessionId);
    await refund(op, bob, { amount: "1999" });
    const [latest] = (await refunds(bob)) as { id: string }[];
    await testBackend.stripe(`test_helpers/refunds/${latest?.id}/fail`, {});
    await testBackend.verify(bob.sessionId);

    const answers = await Promise.all([settle(bob), settle(bob)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const facts = await testBackend.sql`select amount from private.payment_facts
      where session_id = ${bob.sessionId} and source like 'operation_%'`;
    expect(facts.map(({ amount }) => amount)).toEqual([1999]);
    takeLogs();
  });

  test.each<[string, (buyer: Member) => Promise<unknown>, RegExp]>([
    ["no refund came back", async () => {}, /^No refund of this order came back/],
    ["it's refunded", (buyer) => refund(op, buyer), /^This order has been refunded already/],
    [
      "the bank holds the money",
      async (buyer) => {
        await testBackend.stripe("test_helpers/disputes", { payment_intent: buyer.payment_intent });
        await testBackend.verify(buyer.sessionId);
      },
      /has opened a dispute/,
    ],
  ])("isn't recorded if %s", async (name, begin, text) => {
    const cat = await member(`cat-${name.length}`);
    await begin(cat);
    const before = await hasAccess(cat);
    expect(await settle(cat)).toMatchObject({ status: 409, body: { error: text } });
    expect(await hasAccess(cat)).toBe(before);
  });

  test("is refused without saying how", async () => {
    const dan = await member("dan");
    expect(await settle(dan, { reason: " " })).toMatchObject({ status: 400 });
    expect(await log(dan)).toEqual([]);
  });
});

describe("a buyer who could get the money twice", () => {
  test("isn't settled while a withdrawal's refund is still being tried", async () => {
    const fay = await member("fay");
    await refund(op, fay);
    await sendBack(fay);
    await testBackend.network.without(PROVIDER, () => withdraw(fay));
    takeLogs();
    expect(await settle(fay)).toMatchObject({ status: 409, body: { error: /still being tried/ } });
  });

  test("isn't settled while an action to refund them has no outcome", async () => {
    const gus = await member("gus");
    await refund(op, gus);
    await sendBack(gus);
    const id = crypto.randomUUID();
    await testBackend.network.without(/^\/(v1|rest\/v1\/rpc\/note_operation)/, () =>
      refund(op, gus, { id }),
    );
    takeLogs();
    expect(await log(gus)).toEqual(["refund", "refund refunded"]);
    expect(await settle(gus)).toMatchObject({ status: 409, body: { error: /still being tried/ } });
  });
});

describe("a refund by an operator that a bank sends back", () => {
  test("needs them again, until it's settled", async () => {
    const eve = await member("eve");
    const before = await countStoppedRefunds();
    await refund(op, eve);
    expect(await countStoppedRefunds()).toBe(before);
    await sendBack(eve);
    expect([await hasAccess(eve), await countStoppedRefunds()]).toEqual([true, before + 1]);
    await settle(eve);
    expect([await hasAccess(eve), await countStoppedRefunds()]).toEqual([false, before]);
  });
});
