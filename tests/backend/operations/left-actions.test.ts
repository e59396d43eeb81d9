import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { paid, wrapDatabase } from "../support/wrap-database.ts";
import { createOperators } from "./operators.fixtures.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const { as, begin, leave, operator, findOrderId } = createOperators(sql);
const op = await operator();

const RETURNED = [paid, { kind: "refund_failed", source: "re" }];
const REFUND = { amount: 2999, reason: "Asked by mail" };
const SETTLED = { reason: "Bank transfer on 5 May" };

/** An action of the operator on a new order. Its server died, and calling it again repeats it. */
async function leaveAction(action: string, session: string, facts = [paid], more = {}) {
  await testDatabase.record(session, facts);
  const order = await findOrderId(session);
  const again = { action_id: randomUUID(), ...more };
  expect(await begin(op, action, order, again)).toMatchObject({ state: "begun" });
  await leave(again.action_id, "3 minutes");
  return { id: again.action_id, order, repeat: () => begin(op, action, order, again) };
}

const settle = (order: string) => begin(op, "settle", order, SETTLED);
const states = (begun: { state: string }[]) => begun.map(({ state }) => state).toSorted();

describe("an action that its server left", () => {
  test("is taken over by one of twenty who repeat it at once", async () => {
    const { repeat } = await leaveAction("resend", "twenty");
    const answers = await Promise.all(Array.from({ length: 20 }, repeat));
    expect(states(answers)).toEqual(["begun", ...Array(19).fill("under_way")]);
    expect(await repeat()).toEqual({ state: "under_way" });
  });

  test("counts for the limit of mails each time", async () => {
    const { id, repeat } = await leaveAction("resend", "mails");
    for (let mails = 2; mails <= 5; mails += 1) {
      expect(await repeat()).toMatchObject({ state: "begun" });
      await leave(id, "3 minutes");
    }
    expect(await repeat()).toMatchObject({ state: "done", outcome: "too_many" });
  });

  test("is refused if the order has changed", async () => {
    const { repeat } = await leaveAction("resend", "changed");
    await sql`insert into private.payment_facts (session_id, kind, source, amount) values ('changed', 'refund', 're', 2999)`;
    await sql`update public.stripe_orders set status = 'refunded' where checkout_session_id = 'changed'`;
    expect(await repeat()).toMatchObject({ state: "done", outcome: "order_refunded" });
  });

  test("refunds nobody who was paid another way meanwhile", async () => {
    const { repeat } = await leaveAction("refund", "settled", [paid], REFUND);
    await sql`
      insert into private.payment_facts (session_id, kind, source, amount)
      values ('settled', 'refund', ${`operation_${randomUUID()}`}, 2999)`;
    expect(await repeat()).toMatchObject({ state: "done", outcome: "already_refunded" });
  });

  test("isn't repeated with another amount", async () => {
    const { id, order } = await leaveAction("refund", "amount", [paid], REFUND);
    const more = { ...REFUND, action_id: id, amount: 1 };
    expect(await begin(op, "refund", order, more)).toEqual({ state: "unknown" });
  });

  test("is given up after a day", async () => {
    const { id, repeat } = await leaveAction("refund", "given up", [paid], REFUND);
    await sql`select public.forget_old_operations()`;
    await leave(id, "1 day");
    await sql`select public.forget_old_operations()`;
    expect(await repeat()).toMatchObject({ state: "done", outcome: "given_up" });
  });
});

describe("a settlement", () => {
  test("waits for a refund without an outcome, however old it is", async () => {
    const { id, order } = await leaveAction("refund", "old", RETURNED, REFUND);
    await leave(id, "30 days");
    expect(await settle(order)).toMatchObject({ outcome: "refund_waits" });
    await sql`select public.forget_old_operations()`;
    // The sweep hasn't asked the provider since.
    expect(await settle(order)).toMatchObject({ outcome: "refund_waits" });

    const asked = await leaveAction("refund", "asked since", RETURNED, REFUND);
    await sql`insert into private.operator_outcomes (action, outcome, at)
      values (${asked.id}, 'given_up', now() - interval '1 day')`;
    expect(await settle(asked.order)).toMatchObject({ state: "begun" });
  });

  test.each([
    ["requested", null],
    ["not_refunded", "not_reached"],
  ])("waits for a refund that may be on its way (%s, %s)", async (outcome, cause) => {
    const { id, order } = await leaveAction("refund", `on its way ${outcome}`, RETURNED, REFUND);
    await sql`select public.note_operation(${id}, ${outcome}, ${cause})`;
    expect(await settle(order)).toMatchObject({ outcome: "refund_waits" });
  });

  test("waits for a withdrawal's refund that isn't recorded", async () => {
    await testDatabase.record("withdrawn", RETURNED);
    await sql`
      insert into private.withdrawals (session_id, amount, declared_at, state)
      values ('withdrawn', 2999, now(), 'requested')`;
    expect(await settle(await findOrderId("withdrawn"))).toMatchObject({ outcome: "refund_waits" });
  });
});

describe("a reason", () => {
  test.each([
    ["refund", { amount: 2999 }],
    ["refund", { amount: 2999, reason: "  " }],
    ["settle", {}],
  ])("is needed to %s, also by rpc (%j)", async (action, more) => {
    await testDatabase.record("no reason", RETURNED);
    const begun = begin(op, action, await findOrderId("no reason"), more);
    await expect(begun).rejects.toMatchObject({ code: "23514" });
    expect(await as(op, "operates")).toBe(true);
  });
});
