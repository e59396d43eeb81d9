import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { origin } from "../support/environment.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { PRICE } from "../support/wrap-database.ts";

const testBackend = await openTestBackend();
const { member, withdraw, refunds, hasAccess, backdateOrder, rpc } = createRights(testBackend);

beforeEach(() => void testBackend.mails.splice(0));

describe("a member who withdraws", () => {
  test("has the days that were promised when they pressed Buy", async () => {
    const promise = (days: number) =>
      testBackend.sql`update private.prices set guarantee_days = ${days} where price_id = ${PRICE.price_id} and on_sale`;
    onTestFinished(async () => void (await promise(30)));
    const key = "the-key-of-one-attempt";

    await promise(60);
    const begun = await testBackend.checkout(key);
    await promise(30);
    expect((await testBackend.checkout(key)).sessionId, "other terms").not.toBe(begun.sessionId);
    await testBackend.pay(begun.sessionId);
    await testBackend.verify(begun.sessionId);
    const [paid] = await testBackend.sql`
      select guarantee_days from private.payments where session_id = ${begun.sessionId}`;
    expect(paid).toEqual({ guarantee_days: 60 });
  });

  test("is refunded in full, loses access, and gets a receipt", async () => {
    const ann = await member("ann");
    expect(await hasAccess(ann)).toBe(true);

    const { status, body } = await withdraw(ann);
    expect([status, body]).toEqual([
      200,
      {
        state: "refunded",
        order: ann.order,
        product: "The Ultimate Carnivore Diet Plan",
        amount: 2999,
        currency: "usd",
        bought_at: expect.stringMatching(/Z$/),
        until: expect.stringMatching(/Z$/),
        declared_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await refunds(ann)).toMatchObject([
      {
        ...{ amount: 2999, reason: "requested_by_customer", status: "succeeded" },
        metadata: { withdrawal: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
    expect(await testBackend.orders(ann.sessionId)).toEqual(["refunded"]);
    expect(await hasAccess(ann)).toBe(false);
    expect(testBackend.mails).toMatchObject([
      { to: "ann@example.com", subject: "We received your withdrawal" },
    ]);
    const { text } = testBackend.mails[0]!;
    const at = new Date(body.declared_at).toISOString();
    expect(text).toMatch(
      new RegExp(`Received on: \\d+ \\w+ ${at.slice(0, 4)}, ${at.slice(11, 19)} UTC`),
    );
    expect(
      text.replace(/\d+ \w+ \d{4}(, [\d:]+ UTC)?/g, "…"),
    ).toBe(`We received your withdrawal from the contract. Please keep this email: it's your confirmation.

Withdrawn from: The Ultimate Carnivore Diet Plan
Order number: ${ann.order}
Bought on: …
Amount: USD 29.99
Received on: …

What happens next
We refund the full amount to the card or account that you paid with, within 14 days at the latest. Your bank may take a few more days to show it. You don't have to do anything else. Your access ends with the refund.

You didn't ask for this, or something isn't right? Write to us: ${origin}/contact`);
  });

  test("reads on the receipt what was paid in yen, which have no hundredths", async () => {
    await testBackend.sql`update private.prices set on_sale = false where on_sale`;
    onTestFinished(async () => {
      await testBackend.sql`update private.prices set on_sale = false where currency = 'jpy'`;
      await testBackend.sql`update private.prices set on_sale = true where currency <> 'jpy'`;
    });
    await testBackend.sql`insert into private.prices (price_id, amount, currency, name, description)
      values (${PRICE.price_id}, 4500, 'jpy', 'Plan', 'Plan')`;
    const yui = await member("yui");

    expect((await withdraw(yui)).body).toMatchObject({ amount: 4500, currency: "jpy" });
    expect(await refunds(yui)).toMatchObject([{ amount: 4500, currency: "jpy" }]);
    expect(testBackend.mails[0]?.text).toContain("Amount: JPY 4,500\n");
  });

  test("ends access by the facts alone: if the refund fails, it's back, and the operator hears of it once", async () => {
    const eve = await member("eve");
    await withdraw(eve);
    const [{ id }] = (await refunds(eve)) as [{ id: string }];
    await testBackend.stripe(`test_helpers/refunds/${id}/fail`, {});
    await testBackend.sweep();
    takeLogs();
    expect(await testBackend.orders(eve.sessionId)).toEqual(["completed"]);

    testBackend.mails.splice(0);
    await testBackend.sweep();
    await testBackend.sweep();
    expect(testBackend.mails).toMatchObject([
      { to: "operator@localhost", subject: "Refunds that need you" },
    ]);
    expect(testBackend.mails[0]?.text.replace(/\d+ \w+ \d{4}, [\d:]+ UTC/, "…")).toBe(
      `These buyers withdrew, but their refunds failed:

- Order ${eve.order}, withdrawn …: refund_failed

A refund is due within 14 days of the withdrawal. docs/operating/buyers.md says what to do for each reason.`,
    );
    expect((await withdraw(eve)).body.state).toBe("stopped");
    expect(await refunds(eve)).toHaveLength(1);
  });

  test("is refunded once, however often and fast they ask", async () => {
    const bob = await member("bob");
    const before = testBackend.network.asked.length;
    const answers = await Promise.all([withdraw(bob), withdraw(bob), withdraw(bob)]);
    const asked = testBackend.network.asked.slice(before);
    expect(asked.filter((request) => request === "POST /v1/refunds")).toHaveLength(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const times = new Set(answers.map(({ body }) => body.declared_at));
    expect(times.size).toBe(1);

    expect((await withdraw(bob)).body.state).toBe("refunded");
    expect(await refunds(bob)).toHaveLength(1);
    await testBackend.sweep();
    takeLogs();
    expect(await refunds(bob)).toHaveLength(1);
    expect(testBackend.mails).toHaveLength(1);
  });

  test("gets what is left if a part was refunded before", async () => {
    const gus = await member("gus");
    await testBackend.stripe("refunds", { payment_intent: gus.payment_intent, amount: "1000" });
    await testBackend.verify(gus.sessionId);
    const { body } = await withdraw(gus);
    expect(body).toMatchObject({ state: "refunded", amount: 1999 });
    expect(await refunds(gus)).toMatchObject([{ amount: 1999 }, { amount: 1000 }]);
  });

  test("is known to the operator if the part that was refunded before comes back", async () => {
    const lou = await member("lou");
    await testBackend.stripe("refunds", { payment_intent: lou.payment_intent, amount: "1000" });
    await testBackend.verify(lou.sessionId);
    await withdraw(lou);
    const [, { id }] = (await refunds(lou)) as [unknown, { id: string }];
    await testBackend.stripe(`test_helpers/refunds/${id}/fail`, {});
    testBackend.mails.splice(0);
    for (let sweeps = 0; sweeps < 3; sweeps++) await testBackend.sweep();
    takeLogs();
    expect(testBackend.mails).toMatchObject([{ subject: "Refunds that need you" }]);
    expect((await withdraw(lou)).body.state).toBe("stopped");
  });

  test("hears that a refund was made before, and gets no second one", async () => {
    const hal = await member("hal");
    await testBackend.stripe("refunds", { payment_intent: hal.payment_intent });
    await testBackend.verify(hal.sessionId);
    expect((await withdraw(hal)).body).toMatchObject({ state: "refunded", declared_at: null });
    expect(await refunds(hal)).toHaveLength(1);
    expect(testBackend.mails).toEqual([]);
  });

  test.each([
    [30, "refunded", 1],
    [31, "too_late", 0],
  ])("bought %i days ago: %s", async (days, state, count) => {
    const kim = await member(`kim-${days}`);
    await backdateOrder(kim, days);
    expect((await withdraw(kim)).body.state).toBe(state);
    expect(await refunds(kim)).toHaveLength(count);
  });

  test("can't withdraw from another member's order, or without a session", async () => {
    const [lea, max] = [await member("lea"), await member("max")];
    expect(await withdraw({ order: lea.order, token: max.token })).toMatchObject({
      status: 404,
      body: { error: "Your account has no such order." },
    });
    for (const token of ["", "a.b.c", "sb_publishable_of_tests"])
      expect((await withdraw({ order: lea.order, token })).status).toBe(401);
    await testBackend.sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${lea.email})`;
    expect((await withdraw(lea)).status).toBe(401);
    expect(await refunds(lea)).toEqual([]);
  });

  test("sees the state of their own orders only", async () => {
    const [ned, ola] = [await member("ned"), await member("ola")];
    expect((await rpc("my_orders", {}, ned.token)).body).toMatchObject([
      { state: "open", order: ned.order },
    ]);
    await withdraw(ola);
    expect((await rpc("my_orders", {}, ned.token)).body).toMatchObject([{ state: "open" }]);
    expect((await rpc("my_orders", {}, ola.token)).body).toMatchObject([
      { state: "refunded", order: ola.order },
    ]);
  });
});
