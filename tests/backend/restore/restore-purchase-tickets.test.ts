import { beforeEach, describe, expect, test } from "vitest";
import { openTestBackend } from "../support/open-test-backend.ts";
import { sha256 } from "../support/wrap-database.ts";
import {
  anotherCode,
  createRestore,
  type Ticket,
  WRONG_CODE,
} from "./restore-purchase.fixtures.ts";

const testBackend = await openTestBackend();
const { restore, silentlyBought, requestTicket } = createRestore(testBackend);

beforeEach(() => void testBackend.mails.splice(0));

describe("ticket to restore a purchase", () => {
  test("works once with its own code, and ends the others", async () => {
    const { sessionId } = await silentlyBought("once@example.com");
    const first = await requestTicket({ sessionId });
    const second = await requestTicket({ sessionId });

    expect(await restore({ ticket: first.ticket, code: anotherCode(first.code) })).toMatchObject(
      WRONG_CODE,
    );
    if (first.code !== second.code)
      expect(await restore({ ticket: first.ticket, code: second.code })).toMatchObject(WRONG_CODE);
    expect((await restore(first)).status).toBe(200);
    expect(await restore(first)).toMatchObject(WRONG_CODE);
    expect(await restore(second)).toMatchObject(WRONG_CODE);
  });

  test.each<[string, (right: Ticket, sessionId: string) => Record<string, string>]>([
    ["a code without a ticket, by the session", ({ code }, sessionId) => ({ sessionId, code })],
    [
      "a code without a ticket, by the address",
      ({ code }) => ({ email: "needed@example.com", code }),
    ],
    ["a ticket without a code", ({ ticket }) => ({ ticket })],
    ["an empty ticket", ({ code }) => ({ ticket: "", code })],
    ["a ticket that was never issued", ({ code }) => ({ ticket: "0".repeat(64), code })],
    ["a lone surrogate as a ticket", ({ code }) => ({ ticket: "\ud800", code })],
    ["a NUL as a ticket", ({ code }) => ({ ticket: "\u0000", code })],
  ])("is needed: %s gives no access", async (_, redeem) => {
    const { sessionId } = await silentlyBought("needed@example.com");
    const right = await requestTicket({ sessionId });
    testBackend.mails.splice(0);

    expect(await restore(redeem(right, sessionId))).toMatchObject(WRONG_CODE);
    await testBackend.settle();
    expect(testBackend.mails).toEqual([]);
  });

  test("is stored only as hashes", async () => {
    const { sessionId } = await silentlyBought("kept@example.com");
    const { ticket, code } = await requestTicket({ sessionId });

    const [stored] =
      await testBackend.sql`select * from private.restore_tickets where session_id = ${sessionId}`;
    expect(stored).toMatchObject({
      hash: sha256(ticket),
      code_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(stored?.code_hash, "which would let a reader of a database copy search for it").not.toBe(
      sha256(code),
    );
    expect(JSON.stringify(await testBackend.sql`select * from private.attempts`)).not.toContain(
      "kept@example.com",
    );
  });
});
