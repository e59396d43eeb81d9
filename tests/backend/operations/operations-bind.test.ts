import { describe, expect, test } from "vitest";
import { anotherCode, findCode } from "../restore/restore-purchase.fixtures.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createOperations, type Operator } from "./operations.fixtures.ts";

const testBackend = await openTestBackend();
const { account, buyer, details, hasAccess, log, member, operate, operator, rpc } =
  createOperations(testBackend);
const op = await operator("op");

/** Sends the code that binds an order, and reads it from the mail. */
async function bindCode(by: Operator, order: string): Promise<string> {
  testBackend.mails.splice(0);
  await operate(by, "send_bind_code", order);
  return findCode(testBackend.mails[0]?.text);
}

const bind = (order: string, code: string, to: string, by = op) =>
  operate(by, "bind", order, { code, account: to });

describe("an operator who binds an order", () => {
  test("needs the code that its buyer got, and then the account has access", async () => {
    const [fay, token] = [await buyer("fay@example.com"), await account("fay@home.example")];
    const code = await bindCode(op, fay.order);
    expect(testBackend.mails).toMatchObject([
      { to: "fay@example.com", subject: `${code} is your code for our support` },
    ]);
    expect(await hasAccess({ token })).toBe(false);

    expect((await bind(fay.order, anotherCode(code), "fay@home.example")).status).toBe(409);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await bind(fay.order, spaced, " Fay@Home.example")).body.outcome).toBe("bound");
    expect(await hasAccess({ token })).toBe(true);
    expect(await details(op, fay)).toMatchObject({
      account: { email: "fay@home.example" },
      actions: [
        { action: "bind", outcome: "bound", account: "fay@home.example" },
        { action: "bind", outcome: "wrong_code", account: null },
        { action: "send_bind_code", outcome: "code_sent" },
      ],
    });
  });

  test("has five tries for a code, and a typo in the address costs none", async () => {
    const [gus] = [await buyer("gus@example.com"), await account("gus@home.example")];
    const code = await bindCode(op, gus.order);
    for (let typo = 0; typo < 6; typo += 1)
      expect((await bind(gus.order, code, "nobody@home.example")).body.error).toMatch(/no account/);
    for (let guess = 0; guess < 5; guess += 1)
      await bind(gus.order, anotherCode(code), "gus@home.example");
    expect((await bind(gus.order, code, "gus@home.example")).body.error).toMatch(
      /wrong or has expired/,
    );
    expect(await details(op, gus)).toMatchObject({ account: null });
  });

  test("can't use a code after 15 minutes, for another order, or of another operator", async () => {
    const [hal, ida] = [await buyer("hal@example.com"), await buyer("ida@example.com")];
    await account("hal@home.example");
    const other = await operator("other");
    const code = await bindCode(op, hal.order);
    const wrong = { status: 409, body: { error: expect.stringMatching(/wrong or has expired/) } };
    expect(await bind(ida.order, code, "hal@home.example")).toMatchObject(wrong);
    expect(await bind(hal.order, code, "hal@home.example", other)).toMatchObject(wrong);
    await testBackend.sql`update private.bind_codes set expires_at = now()`;
    expect(await bind(hal.order, code, "hal@home.example")).toMatchObject(wrong);
  });

  test("can't take an order from its account", async () => {
    const jim = await member("jim");
    await account("thief@home.example");
    expect((await operate(op, "send_bind_code", jim.order)).body.error).toMatch(
      /^This order has an account already/,
    );
    expect((await bind(jim.order, "123456", "thief@home.example")).status).toBe(409);
    expect(testBackend.mails).toEqual([]);
    expect(await hasAccess(jim)).toBe(true);
  });

  test("and the buyer who claims it at the same time: one of them gets it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const kim = await buyer(`kim-${round}@example.com`);
      const claimer = await account(`claimer-${round}@example.com`);
      const bound = await account(`bound-${round}@example.com`);
      const code = await bindCode(op, kim.order);
      const [binding, claiming] = await Promise.all([
        bind(kim.order, code, `bound-${round}@example.com`),
        rpc("claim_order", { session_id: kim.sessionId, claim: kim.claim }, claimer),
      ]);
      expect([binding.status, claiming.status].toSorted()).toEqual([200, 409]);
      const access = [await hasAccess({ token: bound }), await hasAccess({ token: claimer })];
      expect(access).toEqual([binding.status === 200, claiming.status === 200]);
    }
  });

  test("binds it once if the answer gets lost", async () => {
    const lea = await buyer("lea@example.com");
    await account("lea@home.example");
    const code = await bindCode(op, lea.order);
    const id = crypto.randomUUID();
    const again = () => operate(op, "bind", lea.order, { id, code, account: "lea@home.example" });
    expect((await again()).body.outcome).toBe("bound");
    expect((await again()).body.outcome).toBe("bound");
    expect(await log(lea)).toEqual(["bind bound", "send_bind_code code_sent"]);
  });

  test("asks for an address", async () => {
    const max = await buyer("max@example.com");
    expect(await bind(max.order, "123456", "nobody")).toMatchObject({
      status: 400,
      body: { error: "Please enter the address of the buyer's account." },
    });
    expect(await log(max)).toEqual([]);
  });
});
