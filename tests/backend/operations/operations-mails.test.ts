import { beforeEach, describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { anotherCode, createRestore, findCode } from "../restore/restore-purchase.fixtures.ts";
import { MAIL_SERVICE } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createOperations } from "./operations.fixtures.ts";

const testBackend = await openTestBackend();
const { buyer, log, member, operate, operator, refund } = createOperations(testBackend);
const { restore } = createRestore(testBackend);
const op = await operator("op");

beforeEach(() => void testBackend.mails.splice(0));

describe("an operator who mails the way to a purchase", () => {
  test("sends a link and a code that restore it", async () => {
    const ann = await buyer("ann@example.com");
    const { body } = await operate(op, "resend", ann.order);
    expect(body).toEqual({
      outcome: "sent",
      text: "Sent to a•••@example.com: a link and a code that open the purchase. They work for 24 hours.",
    });
    const [mail] = testBackend.mails;
    expect(mail).toMatchObject({ to: "ann@example.com", subject: "Your purchase" });
    const link = new URL(/http\S+\/restore#\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const fragment = new URLSearchParams(link.hash.slice(1));
    expect(fragment.get("email")).toBe("ann@example.com");
    const ticket = fragment.get("ticket") ?? "";
    const code = findCode(mail?.text);

    expect((await restore({ ticket, code: anotherCode(code) })).status).toBe(400);
    expect((await restore({ ticket, code })).body.sessionId).toBe(ann.sessionId);
    expect(await log(ann)).toEqual(["resend sent"]);
  });

  test("sends where to sign in, to the account, if the order has one", async () => {
    const bob = await member("bob");
    const { body } = await operate(op, "resend", bob.order);
    expect(body.text).toMatch(/^Sent to b•••@example\.com: that the plan is in this account/);
    expect(testBackend.mails).toMatchObject([{ to: "bob@example.com", subject: "Your plan" }]);
    expect(testBackend.mails[0]?.text).not.toMatch(/\d{6}|ticket|-paid/);
  });

  test("sends nothing for an order that opens nothing", async () => {
    const cat = await buyer("cat@example.com");
    await refund(op, cat);
    expect(await operate(op, "resend", cat.order)).toMatchObject({
      status: 409,
      body: { error: "This order has been refunded, so it gives no access. Nothing was done." },
    });
    expect(testBackend.mails).toEqual([]);
  });

  test("sends one mail for one press, and at most five in an hour", async () => {
    const dan = await buyer("dan@example.com");
    const id = crypto.randomUUID();
    await operate(op, "resend", dan.order, { id });
    expect((await operate(op, "resend", dan.order, { id })).body.outcome).toBe("sent");
    expect(testBackend.mails).toHaveLength(1);
    for (let mails = 2; mails <= 5; mails += 1) await operate(op, "resend", dan.order);
    expect((await operate(op, "resend", dan.order)).body.error).toMatch(
      /^You've reached the limit/,
    );
    expect(testBackend.mails).toHaveLength(5);
    expect((await log(dan))[0]).toBe("resend too_many");
  });

  test("hears that the mail service is down", async () => {
    const eve = await buyer("eve@example.com");
    const { status, body } = await testBackend.network.without(MAIL_SERVICE, () =>
      operate(op, "resend", eve.order),
    );
    expect([status, body.error]).toEqual([409, expect.stringMatching(/^The mail service didn't/)]);
    expect(takeLogs().join()).not.toContain("eve");
    expect(await log(eve)).toEqual(["resend not_mailed not_reached"]);
  });
});
