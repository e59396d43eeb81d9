import { beforeEach, describe, expect, test } from "vitest";
import { openTestBackend } from "../support/open-test-backend.ts";
import { anotherCode, createRestore, WRONG_CODE } from "./restore-purchase.fixtures.ts";

const testBackend = await openTestBackend();
const { restore, silentlyBought, requestTicket } = createRestore(testBackend);

beforeEach(() => void testBackend.mails.splice(0));

describe("buyers and strangers, restoring", () => {
  const readHeaders = ({ headers }: { headers: Headers }) => Object.fromEntries(headers);

  test("get the same answer and headers, but only buyers an email", async () => {
    const { sessionId } = await silentlyBought("bought@example.com");
    await testBackend.verify(sessionId);

    const known = await restore({ email: "bought@example.com" });
    const unknown = await restore({ email: "stranger@example.com" });
    await testBackend.settle();

    for (const { status, body } of [known, unknown])
      expect([status, body]).toEqual([
        200,
        { sent: true, ticket: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ]);
    expect(readHeaders(known)).toEqual(readHeaders(unknown));
    expect(testBackend.mails.map(({ to }) => to)).toEqual(["bought@example.com"]);
  });

  test("cause the same calls before the answer", async () => {
    const { sessionId } = await silentlyBought("quick@example.com");
    await testBackend.verify(sessionId);
    const listProviderCalls = async (email: string) => {
      const before = testBackend.network.asked.length;
      const { default: restorePurchase } = await import(
        "../../../supabase/functions/restore-purchase/index.ts"
      );
      const headers = { "content-type": "application/json" };
      await restorePurchase.fetch(
        new Request("http://shop.test:8080/functions/v1/restore-purchase", {
          method: "POST",
          headers,
          body: JSON.stringify({ email }),
        }),
      );
      // Counts of earlier calls are sent after their answers, at any time.
      const asked = testBackend.network.asked
        .slice(before)
        .filter((call) => !call.endsWith("/note_counts"));
      await testBackend.settle();
      return asked;
    };

    expect(await listProviderCalls("quick@example.com")).toEqual([
      "POST /rest/v1/rpc/issue_restore_ticket",
    ]);
    expect(await listProviderCalls("slow@example.com")).toEqual([
      "POST /rest/v1/rpc/issue_restore_ticket",
    ]);
    expect(testBackend.mails).toHaveLength(1);
  });

  test("have the same limits", async () => {
    const { sessionId } = await silentlyBought("often@example.com");
    await testBackend.verify(sessionId);
    const from = "203.0.113.10";
    const answers = async (email: string) => {
      const statuses = [];
      for (let nth = 1; nth <= 6; nth++) statuses.push((await restore({ email }, from)).status);
      await testBackend.settle();
      return statuses;
    };

    expect(await answers("often@example.com")).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await answers("never@example.com")).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await restore({ email: "OFTEN@example.com" }, from)).body).toEqual({
      error: "Too many attempts. Please wait an hour and try again.",
    });
  });

  test("share a limit across one customer's IPv6 networks", async () => {
    for (let nth = 1; nth <= 5; nth++)
      expect((await restore({ email: "tunnel@example.com" }, `2001:db8:7:${nth}::1`)).status).toBe(
        200,
      );

    expect((await restore({ email: "tunnel@example.com" }, "2001:db8:7:6::1")).status).toBe(429);
    expect((await restore({ email: "tunnel@example.com" }, "2001:db8:8:1::1")).status).toBe(200);
  });

  test("get tickets that refuse wrong codes alike", async () => {
    const { sessionId } = await silentlyBought("guessed@example.com");
    await testBackend.verify(sessionId);
    const known = await requestTicket({ email: "guessed@example.com" });
    const unknown = await requestTicket({ email: "guessed-stranger@example.com" });

    for (const { ticket } of [known, unknown])
      for (let guess = 1; guess <= 6; guess++)
        expect(await restore({ ticket, code: anotherCode(known.code) })).toMatchObject(WRONG_CODE);
  });

  test("don't block each other by asking and guessing", async () => {
    const { sessionId } = await silentlyBought("besieged@example.com");
    await testBackend.verify(sessionId);
    const buyers = await requestTicket({ email: "besieged@example.com" });
    for (let stranger = 1; stranger <= 9; stranger++) {
      const from = `198.51.100.${stranger}`;
      for (let nth = 1; nth <= 5; nth++) {
        const { ticket, code } = await requestTicket({ email: "besieged@example.com" }, from);
        for (let guess = 1; guess <= 6; guess++)
          expect(await restore({ ticket, code: anotherCode(code) }, from)).toMatchObject(
            WRONG_CODE,
          );
        expect(await restore({ ticket, code }, from), "five tries").toMatchObject(WRONG_CODE);
      }
      expect((await restore({ email: "besieged@example.com" }, from)).status).toBe(429);
    }

    const later = await requestTicket({ email: "besieged@example.com" });
    expect(later.code).not.toBe("");
    expect((await restore(buyers)).body.sessionId).toBe(sessionId);
    expect(await restore(later), "the purchase was restored").toMatchObject(WRONG_CODE);
  });
});
