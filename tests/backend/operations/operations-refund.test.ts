import { beforeEach, describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createOperations } from "./operations.fixtures.ts";

const testBackend = await openTestBackend();
const { operator, operate, member, refund, refunds, hasAccess, details, log, withdraw } =
  createOperations(testBackend);
const op = await operator("op");
const countRefundRequests = () =>
  testBackend.network.asked.filter((request) => request === "POST /v1/refunds").length;

beforeEach(() => void testBackend.mails.splice(0));

describe("an operator who refunds", () => {
  test("gives everything back, ends access, and is written down with the reason", async () => {
    const ann = await member("ann");
    expect(await details(op, ann)).toMatchObject({ opens: true, refused: { refund: null } });

    expect(await refund(op, ann)).toMatchObject({
      status: 200,
      body: { outcome: "refunded", text: "Refunded. Access through this order has ended." },
    });
    expect(await refunds(ann)).toMatchObject([{ amount: 2999, status: "succeeded" }]);
    expect(await hasAccess(ann)).toBe(false);
    expect(await details(op, ann)).toMatchObject({
      status: "refunded",
      opens: false,
      refused: { refund: "already_refunded" },
      facts: [
        { kind: "paid", decides: false },
        { kind: "refund", decides: true },
      ],
      actions: [{ operator: op.email, action: "refund", reason: "Asked by mail", amount: 2999 }],
    });
  });

  test("refunds once, however often and fast they press", async () => {
    const bob = await member("bob");
    const before = countRefundRequests();
    const id = crypto.randomUUID();
    const same = () => refund(op, bob, { id });
    await testBackend.network.withSlowAnswer(/^\/v1\/refunds$/, async (arrived, letGo) => {
      const first = same();
      await arrived;
      const others = await Promise.all([same(), same()]);
      expect(others.map(({ status }) => status)).toEqual([503, 503]);
      letGo();
      expect((await first).status).toBe(200);
    });
    expect((await same()).body.outcome, "the answer got lost").toBe("refunded");
    expect(countRefundRequests() - before).toBe(1);

    expect(await refund(op, bob)).toMatchObject({
      status: 409,
      body: { error: "This order has been refunded already. Nothing was done." },
    });
    expect(await refunds(bob)).toHaveLength(1);
    expect(await log(bob)).toEqual(["refund already_refunded", "refund refunded"]);
  });

  test("refunds once, however many operators do it at once", async () => {
    const [cat, other] = [await member("cat"), await operator("other")];
    const answers = await Promise.all([refund(op, cat), refund(other, cat)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await refunds(cat)).toHaveLength(1);
  });

  test("doesn't refund another amount than the one they saw", async () => {
    const dan = await member("dan");
    await testBackend.stripe("refunds", { payment_intent: dan.payment_intent, amount: "1000" });
    await testBackend.verify(dan.sessionId);
    expect((await refund(op, dan)).body.error).toMatch(/^A part of this order was refunded/);
    expect(await refunds(dan)).toHaveLength(1);
    expect((await refund(op, dan, { amount: "1999" })).status).toBe(200);
    expect(await refunds(dan)).toMatchObject([{ amount: 1999 }, { amount: 1000 }]);
  });

  test("hears of a refund that was made in the dashboard and not reported", async () => {
    const eve = await member("eve");
    await testBackend.stripe("refunds", { payment_intent: eve.payment_intent });
    expect((await refund(op, eve)).body.error).toMatch(/^This order has been refunded already/);
    expect(await hasAccess(eve), "what the provider reports is recorded").toBe(false);
  });

  test("hears of an open dispute, whether or not it was reported before", async () => {
    const [fay, gus] = [await member("fay"), await member("gus")];
    for (const { payment_intent } of [fay, gus])
      await testBackend.stripe("test_helpers/disputes", { payment_intent });
    await testBackend.verify(fay.sessionId);
    const before = countRefundRequests();
    expect((await refund(op, fay)).body.error).toMatch(/has opened a dispute/);
    expect(countRefundRequests(), "the provider isn't asked").toBe(before);
    expect((await refund(op, gus)).body.error).toMatch(/has opened a dispute/);
    takeLogs();
    expect([...(await refunds(fay)), ...(await refunds(gus))]).toEqual([]);
    expect(await log(gus)).toEqual(["refund disputed"]);
  });

  test("leaves a withdrawal that waits for the provider alone", async () => {
    const hal = await member("hal");
    await testBackend.network.without(PROVIDER, () => withdraw(hal));
    expect((await refund(op, hal)).status).toBe(200);
    await testBackend.sweep();
    takeLogs();
    expect(await refunds(hal)).toHaveLength(1);
    expect((await withdraw(hal)).body.state).toBe("refunded");
  });

  test.each([
    [{ amount: "0" }, "Name the amount, in the currency's smallest unit."],
    [{ amount: "1e3" }, "Name the amount, in the currency's smallest unit."],
    [{ reason: " " }, "Please write it in 3 to 200 characters."],
    [{ reason: "x".repeat(201) }, "Please write it in 3 to 200 characters."],
    [{ id: "1" }, "Name the action, its id, and the order."],
    [{ order: "1" }, "Name the action, its id, and the order."],
    [{ action: "erase" }, "Name the action, its id, and the order."],
  ])("has to say everything: %j", async (more, error) => {
    expect(await refund(op, { order: crypto.randomUUID() }, more)).toMatchObject({
      status: 400,
      body: { error },
    });
  });
});

describe("other accounts", () => {
  test("are refused, and nothing is done", async () => {
    const max = await member("max");
    expect(await refund({ ...op, token: max.token }, max)).toMatchObject({
      status: 403,
      body: { error: "This account is not an operator's." },
    });
    for (const token of ["", "a.b.c", "sb_publishable_of_tests"])
      expect((await refund({ ...op, token }, max)).status).toBe(401);
    expect(await refunds(max)).toEqual([]);
    expect(await log(max)).toEqual([]);
  });

  test("are refused from the moment that the role or the session ends", async () => {
    const [ned, gone, out] = [await member("ned"), await operator("gone"), await operator("out")];
    await testBackend.sql`select public.grant_operations(${gone.email}, false)`;
    expect((await refund(gone, ned)).status).toBe(403);
    await testBackend.sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${out.email})`;
    expect((await refund(out, ned)).status).toBe(401);
    expect(await refunds(ned)).toEqual([]);
  });

  test("can't use the id of somebody else's action", async () => {
    const [ola, other] = [await member("ola"), await operator("second")];
    const id = crypto.randomUUID();
    await refund(op, ola, { id });
    expect((await refund(other, ola, { id })).status).toBe(404);
    expect((await operate(op, "resend", ola.order, { id })).status).toBe(404);
  });
});
