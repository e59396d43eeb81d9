import { beforeEach, describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { asCaller } from "../access/callers.ts";
import { DATABASE, MAIL_SERVICE } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { wrapDatabase } from "../support/wrap-database.ts";
import { createRestore, findCode } from "./restore-purchase.fixtures.ts";

const testBackend = await openTestBackend();
const { restore, silentlyBought, requestTicket } = createRestore(testBackend);

const nothing = {
  status: 404,
  body: { error: "We couldn't find a purchase without an account." },
};

beforeEach(() => void testBackend.mails.splice(0));

describe("restore-purchase", () => {
  test("exchanges a ticket and its code for a working claim", async () => {
    const { sessionId } = await silentlyBought("jane@example.com");

    const { status, body } = await restore({ sessionId });
    expect([status, body]).toEqual([
      200,
      { sent: true, ticket: expect.stringMatching(/^[0-9a-f]{64}$/), to: "j•••@example.com" },
    ]);
    expect(testBackend.mails).toMatchObject([
      { to: "jane@example.com", subject: expect.stringMatching(/^\d{6} is your code$/) },
    ]);
    const code = findCode(testBackend.mails[0]?.text);

    const redeemed = await restore({
      ticket: body.ticket,
      code: `${code.slice(0, 3)} ${code.slice(3)} `,
    });
    expect([redeemed.status, redeemed.body]).toEqual([
      200,
      { sessionId, claim: expect.any(String) },
    ]);
    const account = await wrapDatabase(testBackend.sql).account();
    const claimed = await asCaller(
      testBackend.sql,
      { role: "authenticated", account },
      (connection) =>
        connection<
          { user_id: string }[]
        >`select * from public.claim_order(${sessionId}, ${redeemed.body.claim})`,
    );
    expect(claimed).toMatchObject([{ user_id: account }]);
  });

  test("finds a purchase by the address that paid", async () => {
    const { sessionId } = await silentlyBought("address@example.com");
    await testBackend.verify(sessionId);

    const asked = await requestTicket({ email: " Address@Example.com " });
    expect((await restore(asked)).body.sessionId).toBe(sessionId);
  });

  test("restores a session that only the database knows", async () => {
    await wrapDatabase(testBackend.sql).record("cs_test_heldAndUnknown");

    const asked = await requestTicket({ sessionId: "cs_test_heldAndUnknown" });
    expect(await restore(asked)).toMatchObject({
      status: 200,
      body: { sessionId: "cs_test_heldAndUnknown" },
    });
  });

  test("sends nothing for an unpaid, owned, or unknown session", async () => {
    const { sessionId } = await testBackend.checkout();
    expect(await restore({ sessionId })).toMatchObject(nothing);
    expect(await restore({ sessionId: "cs_test_nobodyknowsit" })).toMatchObject(nothing);

    const owned = await silentlyBought("owner@example.com");
    await testBackend.verify(owned.sessionId);
    await testBackend.sql`insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'owner@example.com')`;
    await testBackend.sql`update public.stripe_orders set user_id = '00000000-0000-4000-8000-000000000001' where checkout_session_id = ${owned.sessionId}`;
    expect(await restore({ sessionId: owned.sessionId })).toMatchObject(nothing);
    expect(await restore({ email: "owner@example.com" })).toMatchObject({ body: { sent: true } });
    await testBackend.settle();
    expect(testBackend.mails).toEqual([]);
  });

  test.each([
    {},
    { email: "" },
    { email: "jane" },
    { email: `${"j".repeat(250)}@example.com` },
    { email: "jane@\u0000" },
    { sessionId: "cs_" },
  ])("says what to do if it gets %j", async (body) => {
    expect(await restore(body)).toMatchObject({
      status: 400,
      body: { error: "Please enter the email address that you paid with." },
    });
  });

  test("reports an unsent email to holders of the session only", async () => {
    const { sessionId } = await silentlyBought("unlucky@example.com");

    // Someone with the address alone may be a stranger.
    const answers = await testBackend.network.without(MAIL_SERVICE, async () => {
      const [bySession, byEmail] = [
        await restore({ sessionId }),
        await restore({ email: "unlucky@example.com" }),
      ];
      await testBackend.settle();
      return [bySession, byEmail];
    });

    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [503, { error: "We couldn't do that right now. Please try again later." }],
      [200, { sent: true, ticket: expect.any(String) }],
    ]);
    expect(takeLogs()).toEqual([
      "/functions/v1/restore-purchase: TypeError",
      "restore-purchase: TypeError",
    ]);
  });

  test("doesn't call a code wrong that it can't check", async () => {
    const { sessionId } = await silentlyBought("unchecked@example.com");
    const asked = await requestTicket({ sessionId });

    expect((await testBackend.network.without(DATABASE, () => restore(asked))).status).toBe(503);
    expect(takeLogs()).toHaveLength(1);
    expect((await restore(asked)).status).toBe(200);
  });

  test("doesn't call it too many attempts if the database fails", async () => {
    await testBackend.sql`alter function public.issue_restore_ticket rename to renamed`;
    const { status } = await restore({ email: "early@example.com" });
    await testBackend.sql`alter function public.renamed rename to issue_restore_ticket`;
    expect(status).toBe(503);
    expect(takeLogs()).toContain("database: 42883");
  });

  test("limits one caller's requests to the provider", async () => {
    const from = "203.0.113.11";
    const before = testBackend.network.asked.length;
    for (let asked = 1; asked <= 125; asked++)
      await restore({ sessionId: "cs_test_nobodyknowsit" }, from);

    expect(
      testBackend.network.asked.slice(before).filter((path) => path.startsWith("GET /v1/")),
    ).toHaveLength(120);
  });
});
