import { describe, expect, test } from "vitest";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createOperations } from "./operations.fixtures.ts";

const testBackend = await openTestBackend();
const { buyer, hasAccess, log, member, operate, operator, refund } = createOperations(testBackend);
const op = await operator("op");

describe("an operator who signs an account out", () => {
  test("ends all of its sessions, and no others", async () => {
    const [ann, bob] = [await member("ann"), await member("bob")];

    const { body } = await operate(op, "end_sessions", ann.order);

    expect(body).toEqual({
      outcome: "signed_out",
      text: "Signed out: a•••@example.com has to sign in again on every device.",
    });
    expect(await log(ann)).toEqual(["end_sessions signed_out"]);
    expect(await hasAccess(ann)).toMatchObject({ code: "PT401" });
    expect(await hasAccess(bob)).toBe(true);
  });

  test("can do it after a refund, too", async () => {
    const cat = await member("cat");
    await refund(op, cat);

    expect((await operate(op, "end_sessions", cat.order)).body.outcome).toBe("signed_out");
    expect(await hasAccess(cat)).toMatchObject({ code: "PT401" });
  });

  test("ends nothing for an order without an account", async () => {
    const dan = await buyer("dan@example.com");

    expect(await operate(op, "end_sessions", dan.order)).toMatchObject({
      status: 409,
      body: { error: "This order has no account, so nobody is signed in. Nothing was done." },
    });
  });

  test("needs the role", async () => {
    const eve = await member("eve");

    expect((await operate(eve, "end_sessions", eve.order)).status).toBe(403);
    expect(await hasAccess(eve)).toBe(true);
  });
});
