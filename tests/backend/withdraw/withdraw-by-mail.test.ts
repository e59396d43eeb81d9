import { beforeEach, describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { anotherCode, WRONG_CODE } from "../restore/restore-purchase.fixtures.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const { buyer, member, confirm, prove, refunds, backdateOrder } = createRights(testBackend);

beforeEach(() => void testBackend.mails.splice(0));

describe("a buyer who isn't signed in and withdraws", () => {
  test("proves the mailbox with a code, and is refunded", async () => {
    const jane = await buyer("jane@example.com");
    const proof = await confirm(" Jane@Example.com ");
    expect(proof.code).toMatch(/^\d{6}$/);
    expect(await refunds(jane)).toEqual([]);

    const { status, body } = await prove(proof);
    expect([status, body.state]).toEqual([200, "refunded"]);
    expect(await refunds(jane)).toHaveLength(1);
    expect(testBackend.mails).toMatchObject([{ to: "jane@example.com" }]);
    expect(testBackend.mails[0]?.text).toContain("Your name: Jane Doe");
  });

  test("sees in the mail with the code when the withdrawal was received", async () => {
    await buyer("seen@example.com");
    await testBackend.call("withdraw", { name: "Jane Doe", email: "seen@example.com" });
    await testBackend.settle();
    expect(testBackend.mails[0]?.text).toMatch(
      /We received your withdrawal on \d+ \w+ \d{4}, \d\d:\d\d:\d\d UTC\. With/,
    );
  });

  test("reads no text of the one who asked in the mail with the code", async () => {
    await buyer("target@example.com");
    await testBackend.call("withdraw", { name: "Refund On Hold", email: "target@example.com" });
    await testBackend.settle();
    expect(JSON.stringify(testBackend.mails)).not.toContain("On Hold");
  });

  test("gets the same answer again if the first one was lost", async () => {
    const { payment_intent } = await buyer("lost@example.com");
    const proof = await confirm("lost@example.com");
    const first = await prove(proof);
    const second = await prove(proof);
    expect(second.body).toEqual(first.body);
    expect(await refunds({ payment_intent })).toHaveLength(1);
  });

  test.each([
    [-1, "refunded"],
    [1, "too_late"],
  ])(
    "confirms %i seconds after the last moment, and enters the code later: %s",
    async (seconds, state) => {
      const email = `late${seconds}@example.com`;
      const { sessionId } = await buyer(email);
      const proof = await confirm(email);
      // The period ended an hour ago.
      await testBackend.sql`update public.stripe_orders set created_at = now() - interval '745 hours' where checkout_session_id = ${sessionId}`;
      await testBackend.sql`update private.withdrawal_tickets as tickets
      set issued_at = private.withdraw_until(session_id) + ${seconds} * interval '1 second'
      from public.stripe_orders where checkout_session_id = session_id and session_id = ${sessionId}`;
      expect((await prove(proof)).body.state).toBe(state);
    },
  );

  test("hears that the 30 days are over", async () => {
    const over = await buyer("over@example.com");
    await backdateOrder(over, 40);
    expect((await prove(await confirm("over@example.com"))).body).toMatchObject({
      state: "too_late",
      declared_at: null,
    });
    expect(await refunds(over)).toEqual([]);
  });

  test("withdraws from an order that has an account, by the address that paid", async () => {
    const { sessionId } = await member("owned");
    expect((await prove(await confirm("owned-paid@example.com"))).body.state).toBe("refunded");
    expect(await testBackend.orders(sessionId)).toEqual(["refunded"]);
  });

  test("gets the order that is still open, of several", async () => {
    const first = await buyer("several@example.com");
    const second = await buyer("several@example.com");
    expect((await prove(await confirm("several@example.com"))).body.order).toBe(second.order);
    expect((await prove(await confirm("several@example.com"))).body.order).toBe(first.order);
    expect([await refunds(first), await refunds(second)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });
});

describe("a code to withdraw", () => {
  test("works only with its own ticket, and is spent after five wrong ones", async () => {
    const { payment_intent } = await buyer("guess@example.com");
    const mine = await confirm("guess@example.com");
    const other = await confirm("guess@example.com");
    expect(await prove({ ticket: other.ticket, code: mine.code })).toMatchObject(WRONG_CODE);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await prove({ ...mine, code: anotherCode(mine.code) })).toMatchObject(WRONG_CODE);
    expect(await prove(mine)).toMatchObject(WRONG_CODE);
    expect(await refunds({ payment_intent })).toEqual([]);
    expect((await prove(other)).status).toBe(200);
  });

  test("expires after fifteen minutes", async () => {
    await buyer("slow@example.com");
    const proof = await confirm("slow@example.com");
    await testBackend.sql`update private.withdrawal_tickets set expires_at = now()`;
    expect(await prove(proof)).toMatchObject(WRONG_CODE);
  });

  test("answers strangers as it answers buyers, and mails only buyers", async () => {
    await buyer("known@example.com");
    const ask = (email: string) => testBackend.call("withdraw", { name: "Jane Doe", email });
    const answers = [await ask("known@example.com"), await ask("stranger@example.com")];
    await testBackend.settle();
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        200,
        { sent: true, ticket: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ]);
    expect(testBackend.mails.map(({ to }) => to)).toEqual(["known@example.com"]);
    expect(await prove({ ticket: answers[1]!.body.ticket, code: "123456" })).toMatchObject(
      WRONG_CODE,
    );
  });

  test("answers before it looks who has bought", async () => {
    const { status } = await testBackend.network.withoutRequests(
      ({ url }) => url.endsWith("/rpc/find_withdrawal"),
      () => testBackend.call("withdraw", { name: "Jane Doe", email: "slow@example.com" }),
    );
    expect(status).toBe(200);
    await testBackend.settle();
    takeLogs();
  });

  test("is sent to one address five times an hour for one client", async () => {
    await buyer("many@example.com");
    const from = "198.51.100.7";
    for (let nth = 0; nth < 5; nth += 1) await confirm("many@example.com", from);
    const { status, body } = await testBackend.call(
      "withdraw",
      { name: "Jane Doe", email: "many@example.com" },
      { from },
    );
    expect([status, body.error]).toEqual([429, expect.stringContaining("write to us")]);
  });

  test.each([
    [{ email: "jane@example.com" }, "Please enter your name."],
    [{ name: " ", email: "jane@example.com" }, "Please enter your name."],
    [{ name: "a".repeat(101), email: "jane@example.com" }, "Please enter your name."],
    [
      { name: "Confirm at https://pay.example", email: "jane@example.com" },
      "Please enter your name, without links or symbols.",
    ],
    [{ name: "Jane" }, "Please enter the email address that you paid with."],
    [{ name: "Jane", email: "jane" }, "Please enter the email address that you paid with."],
  ])("isn't sent for %j", async (sent, error) => {
    expect(await testBackend.call("withdraw", sent)).toMatchObject({
      status: 400,
      body: { error },
    });
  });
});
