import { describe, expect, test } from "vitest";
import { createOperations } from "../operations/operations.fixtures.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const { member, note, operator, refund, rpc, withdraw } = createOperations(testBackend);

describe("my_data", () => {
  test("has everything about the account, and nothing of others", async () => {
    const [ann, bob] = [await member("ann"), await member("bob")];
    await note(ann, "Ann's note");
    await note(bob, "Bob's note");
    await testBackend.sql`insert into private.ad_consents (session_id, text, click_kind, click_id) values (${ann.sessionId}, 'Tell them', 'fbclid', 'click')`;
    for (const { token } of [ann, bob]) await rpc("open_calendar", { renew: false }, token);
    await withdraw(ann);

    const { body } = await rpc("my_data", {}, ann.token);
    expect(body).toEqual({
      account: {
        id: expect.any(String),
        email: "ann@example.com",
        created_at: expect.stringMatching(/Z$/),
      },
      orders: [
        {
          order: ann.order,
          status: "refunded",
          product: "The Ultimate Carnivore Diet Plan",
          amount: 2999,
          currency: "usd",
          paid_with: "ann-paid@example.com",
          bought_at: expect.any(String),
          facts: [
            expect.objectContaining({ kind: "paid", source: ann.payment_intent }),
            expect.objectContaining({ kind: "refund", amount: 2999 }),
          ],
        },
      ],
      withdrawals: [expect.objectContaining({ order: ann.order, amount: 2999 })],
      consents: [expect.objectContaining({ order: ann.order, text: "Tell them" })],
      support: [],
      tracker: [{ day: 1, field: "notes", value: "Ann's note", changed_at: expect.any(String) }],
      reminders: [{ calendar: true, names: false, events: [], saved_at: expect.any(String) }],
      mail_consents: [],
      weekly_mails: [],
      shared_lists: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/bob|Bob/);
    expect(JSON.stringify(body), "no secret").not.toContain(ann.sessionId);
  });

  test("has what operators did with its orders and why, but not who", async () => {
    const cat = await member("cat");
    const op = await operator("op");
    await refund(op, cat, { reason: "Was charged twice" });
    const { body } = await rpc("my_data", {}, cat.token);
    expect(body.support).toEqual([
      {
        order: cat.order,
        action: "refund",
        amount: 2999,
        reason: "Was charged twice",
        outcome: "refunded",
        at: expect.any(String),
      },
    ]);
    const own = (await rpc("my_data", {}, op.token)).body;
    expect(own.support, "an operator's own actions").toEqual(body.support);
    await testBackend.sql`select public.grant_operations(${op.email}, false)`;
    const former = (await rpc("my_data", {}, op.token)).body;
    expect(former.support, "not an operator any more").toEqual([
      { ...body.support[0], reason: null },
    ]);
  });

  test("needs an open session", async () => {
    expect((await rpc("my_data", {})).status).toBe(401);
    const { token, email } = await member("gone");
    await testBackend.sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${email})`;
    expect((await rpc("my_data", {}, token)).status).toBe(401);
  });
});
