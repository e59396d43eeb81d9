import { beforeEach, describe, expect, test } from "vitest";
import { asCaller } from "../database/callers.ts";
import { shopIn } from "../database/shop.ts";
import { takeSaid } from "../support/quiet-console.ts";
import { DATABASE, MAIL_SERVICE } from "./network.ts";
import { openShop } from "./open-shop.ts";
import { codeIn, restoreIn } from "./restore-purchase.fixtures.ts";

const shop = await openShop();
const { restore, silentlyBought, ticketFor } = restoreIn(shop);

const nothing = {
  status: 404,
  body: { error: "We couldn't find a purchase without an account." },
};

beforeEach(() => void shop.mails.splice(0));

describe("restore-purchase", () => {
  test("exchanges a ticket and its code for a working claim", async () => {
    const { sessionId } = await silentlyBought("jane@example.com");

    const { status, body } = await restore({ sessionId });
    expect([status, body]).toEqual([
      200,
      { sent: true, ticket: expect.stringMatching(/^[0-9a-f]{64}$/), to: "j•••@example.com" },
    ]);
    expect(shop.mails).toMatchObject([
      { to: "jane@example.com", subject: expect.stringMatching(/^\d{6} is your code$/) },
    ]);
    const code = codeIn(shop.mails[0]?.text);

    const redeemed = await restore({
      ticket: body.ticket,
      code: `${code.slice(0, 3)} ${code.slice(3)} `,
    });
    expect([redeemed.status, redeemed.body]).toEqual([
      200,
      { sessionId, claim: expect.any(String) },
    ]);
    const account = await shopIn(shop.sql).account();
    const claimed = await asCaller(
      shop.sql,
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
    await shop.verify(sessionId);

    const asked = await ticketFor({ email: " Address@Example.com " });
    expect((await restore(asked)).body.sessionId).toBe(sessionId);
  });

  test("restores a session that only the database knows", async () => {
    await shopIn(shop.sql).record("cs_test_heldAndUnknown");

    const asked = await ticketFor({ sessionId: "cs_test_heldAndUnknown" });
    expect(await restore(asked)).toMatchObject({
      status: 200,
      body: { sessionId: "cs_test_heldAndUnknown" },
    });
  });

  test("sends nothing for an unpaid, owned, or unknown session", async () => {
    const { sessionId } = await shop.checkout();
    expect(await restore({ sessionId })).toMatchObject(nothing);
    expect(await restore({ sessionId: "cs_test_nobodyknowsit" })).toMatchObject(nothing);

    const owned = await silentlyBought("owner@example.com");
    await shop.verify(owned.sessionId);
    await shop.sql`insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'owner@example.com')`;
    await shop.sql`update public.stripe_orders set user_id = '00000000-0000-4000-8000-000000000001' where checkout_session_id = ${owned.sessionId}`;
    expect(await restore({ sessionId: owned.sessionId })).toMatchObject(nothing);
    expect(await restore({ email: "owner@example.com" })).toMatchObject({ body: { sent: true } });
    await shop.settle();
    expect(shop.mails).toEqual([]);
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
    const answers = await shop.network.without(MAIL_SERVICE, async () => {
      const [bySession, byEmail] = [
        await restore({ sessionId }),
        await restore({ email: "unlucky@example.com" }),
      ];
      await shop.settle();
      return [bySession, byEmail];
    });

    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [503, { error: "We couldn't do that right now. Please try again later." }],
      [200, { sent: true, ticket: expect.any(String) }],
    ]);
    expect(takeSaid()).toEqual([
      "/functions/v1/restore-purchase: TypeError",
      "restore-purchase: TypeError",
    ]);
  });

  test("doesn't call a code wrong that it can't check", async () => {
    const { sessionId } = await silentlyBought("unchecked@example.com");
    const asked = await ticketFor({ sessionId });

    expect((await shop.network.without(DATABASE, () => restore(asked))).status).toBe(503);
    expect(takeSaid()).toHaveLength(1);
    expect((await restore(asked)).status).toBe(200);
  });

  test("doesn't call it too many attempts if the database fails", async () => {
    await shop.sql`alter function public.issue_restore_ticket rename to renamed`;
    const { status } = await restore({ email: "early@example.com" });
    await shop.sql`alter function public.renamed rename to issue_restore_ticket`;
    expect(status).toBe(503);
    expect(takeSaid()).toContain("database: 42883");
  });

  test("limits one caller's requests to the provider", async () => {
    const from = "203.0.113.11";
    const before = shop.network.asked.length;
    for (let asked = 1; asked <= 125; asked++)
      await restore({ sessionId: "cs_test_nobodyknowsit" }, from);

    expect(
      shop.network.asked.slice(before).filter((path) => path.startsWith("GET /v1/")),
    ).toHaveLength(120);
  });
});
