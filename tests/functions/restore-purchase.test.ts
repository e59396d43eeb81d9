import { beforeEach, describe, expect, test } from "vitest";
import { asCaller } from "../database/callers.ts";
import { sha256, shopIn } from "../database/shop.ts";
import { takeSaid } from "../quiet-console.ts";
import { DATABASE, MAIL_SERVICE } from "./network.ts";
import { openShop } from "./open-shop.ts";

const shop = await openShop();
const restore = (body: Record<string, string>, from?: string) =>
  shop.call("restore-purchase", body, from ? { from } : {});
const codeIn = (text = "") => /\d{6}/.exec(text)?.[0] ?? "";
const wrong = {
  status: 400,
  body: { error: "This code is wrong or too old. Please check it, or ask for a new one." },
};
const nothing = {
  status: 404,
  body: { error: "There is no purchase here that waits for an account." },
};

beforeEach(() => void shop.mails.splice(0));

/** A purchase that no event reported. */
async function silentlyBought(email: string) {
  await shop.switches({ drop: "true" });
  return shop.bought({ email });
}

/** Asks for a ticket, and reads the code that was mailed for it. */
async function ticketFor(
  contact: Record<string, string>,
  from?: string,
): Promise<{ ticket: string; code: string }> {
  shop.mails.splice(0);
  const { body } = await restore(contact, from);
  await shop.settle();
  return { ticket: body.ticket, code: codeIn(shop.mails[0]?.text) };
}

const anotherCode = (code: string) => (code === "111111" ? "222222" : "111111");

describe("a buyer without the claim", () => {
  test("gets a ticket and, by mail, a code; both are exchanged for a claim that fits", async () => {
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

  test("gets in by the address that was paid with", async () => {
    const { sessionId } = await silentlyBought("address@example.com");
    await shop.verify(sessionId);

    const asked = await ticketFor({ email: " Address@Example.com " });
    expect((await restore(asked)).body.sessionId).toBe(sessionId);
  });

  test("gets in by a session that the provider doesn't know, if the database holds its order", async () => {
    await shopIn(shop.sql).record("cs_test_heldAndUnknown");

    const asked = await ticketFor({ sessionId: "cs_test_heldAndUnknown" });
    expect(await restore(asked)).toMatchObject({
      status: 200,
      body: { sessionId: "cs_test_heldAndUnknown" },
    });
  });

  test("gets in while strangers ask for the same purchase and guess", async () => {
    const { sessionId } = await silentlyBought("besieged@example.com");
    await shop.verify(sessionId);
    const buyers = await ticketFor({ email: "besieged@example.com" });
    for (let stranger = 1; stranger <= 9; stranger++) {
      const from = `198.51.100.${stranger}`;
      for (let nth = 1; nth <= 5; nth++) {
        const { ticket, code } = await ticketFor({ email: "besieged@example.com" }, from);
        for (let guess = 1; guess <= 6; guess++)
          expect(await restore({ ticket, code: anotherCode(code) }, from)).toMatchObject(wrong);
        expect(await restore({ ticket, code }, from), "five tries").toMatchObject(wrong);
      }
      expect((await restore({ email: "besieged@example.com" }, from)).status).toBe(429);
    }

    const later = await ticketFor({ email: "besieged@example.com" });
    expect(later.code).not.toBe("");
    expect((await restore(buyers)).body.sessionId).toBe(sessionId);
    expect(await restore(later), "the purchase was restored").toMatchObject(wrong);
  });
});

describe("an address that has bought and one that hasn't", () => {
  const headersOf = ({ headers }: { headers: Headers }) => Object.fromEntries(headers);

  test("are answered alike, down to the headers, and only one gets a mail", async () => {
    const { sessionId } = await silentlyBought("bought@example.com");
    await shop.verify(sessionId);

    const known = await restore({ email: "bought@example.com" });
    const unknown = await restore({ email: "stranger@example.com" });
    await shop.settle();

    for (const { status, body } of [known, unknown])
      expect([status, body]).toEqual([
        200,
        { sent: true, ticket: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ]);
    expect(headersOf(known)).toEqual(headersOf(unknown));
    expect(shop.mails.map(({ to }) => to)).toEqual(["bought@example.com"]);
  });

  test("cost the same calls before the answer is out", async () => {
    const { sessionId } = await silentlyBought("quick@example.com");
    await shop.verify(sessionId);
    const callsFor = async (email: string) => {
      const before = shop.network.asked.length;
      const { default: restorePurchase } = await import(
        "../../supabase/functions/restore-purchase/index.ts"
      );
      const headers = { "content-type": "application/json" };
      await restorePurchase.fetch(
        new Request("http://shop.test:8080/functions/v1/restore-purchase", {
          method: "POST",
          headers,
          body: JSON.stringify({ email }),
        }),
      );
      const asked = shop.network.asked.slice(before);
      await shop.settle();
      return asked;
    };

    expect(await callsFor("quick@example.com")).toEqual(["POST /rest/v1/rpc/issue_restore_ticket"]);
    expect(await callsFor("slow@example.com")).toEqual(["POST /rest/v1/rpc/issue_restore_ticket"]);
    expect(shop.mails).toHaveLength(1);
  });

  test("are limited alike", async () => {
    const { sessionId } = await silentlyBought("often@example.com");
    await shop.verify(sessionId);
    const from = "203.0.113.10";
    const answers = async (email: string) => {
      const statuses = [];
      for (let nth = 1; nth <= 6; nth++) statuses.push((await restore({ email }, from)).status);
      await shop.settle();
      return statuses;
    };

    expect(await answers("often@example.com")).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await answers("never@example.com")).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await restore({ email: "OFTEN@example.com" }, from)).body).toEqual({
      error: "Too many attempts. Please wait an hour and try again.",
    });
  });

  test("are limited for all IPv6 networks that one customer may have", async () => {
    for (let nth = 1; nth <= 5; nth++)
      expect((await restore({ email: "tunnel@example.com" }, `2001:db8:7:${nth}::1`)).status).toBe(
        200,
      );

    expect((await restore({ email: "tunnel@example.com" }, "2001:db8:7:6::1")).status).toBe(429);
    expect((await restore({ email: "tunnel@example.com" }, "2001:db8:8:1::1")).status).toBe(200);
  });

  test("get tickets that answer wrong codes alike", async () => {
    const { sessionId } = await silentlyBought("guessed@example.com");
    await shop.verify(sessionId);
    const known = await ticketFor({ email: "guessed@example.com" });
    const unknown = await ticketFor({ email: "guessed-stranger@example.com" });

    for (const { ticket } of [known, unknown])
      for (let guess = 1; guess <= 6; guess++)
        expect(await restore({ ticket, code: anotherCode(known.code) })).toMatchObject(wrong);
  });
});

describe("a ticket", () => {
  test("is used once, with its own code, and ends the others of its purchase", async () => {
    const { sessionId } = await silentlyBought("once@example.com");
    const first = await ticketFor({ sessionId });
    const second = await ticketFor({ sessionId });

    expect(await restore({ ticket: first.ticket, code: anotherCode(first.code) })).toMatchObject(
      wrong,
    );
    if (first.code !== second.code)
      expect(await restore({ ticket: first.ticket, code: second.code })).toMatchObject(wrong);
    expect((await restore(first)).status).toBe(200);
    expect(await restore(first)).toMatchObject(wrong);
    expect(await restore(second)).toMatchObject(wrong);
  });

  test.each<
    [string, (right: { ticket: string; code: string }, sessionId: string) => Record<string, string>]
  >([
    ["a code without a ticket, by the session", ({ code }, sessionId) => ({ sessionId, code })],
    [
      "a code without a ticket, by the address",
      ({ code }) => ({ email: "needed@example.com", code }),
    ],
    ["a ticket without a code", ({ ticket }) => ({ ticket })],
    ["an empty ticket", ({ code }) => ({ ticket: "", code })],
    ["a ticket that nobody issued", ({ code }) => ({ ticket: "0".repeat(64), code })],
    ["half of a character as a ticket", ({ code }) => ({ ticket: "\ud800", code })],
    ["a NUL as a ticket", ({ code }) => ({ ticket: "\u0000", code })],
  ])("is needed: %s opens nothing, and sends nothing", async (_, redeem) => {
    const { sessionId } = await silentlyBought("needed@example.com");
    const right = await ticketFor({ sessionId });
    shop.mails.splice(0);

    expect(await restore(redeem(right, sessionId))).toMatchObject(wrong);
    await shop.settle();
    expect(shop.mails).toEqual([]);
  });

  test("is stored as hashes alone", async () => {
    const { sessionId } = await silentlyBought("kept@example.com");
    const { ticket, code } = await ticketFor({ sessionId });

    const [stored] =
      await shop.sql`select * from private.restore_tickets where session_id = ${sessionId}`;
    expect(stored).toMatchObject({
      hash: sha256(ticket),
      code_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(stored?.code_hash, "which a copy of the database could be searched for").not.toBe(
      sha256(code),
    );
    expect(JSON.stringify(await shop.sql`select * from private.attempts`)).not.toContain(
      "kept@example.com",
    );
  });
});

test("no mail goes out for a session that was never paid, has an owner, or doesn't exist", async () => {
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
])("%j says what to do", async (body) => {
  expect(await restore(body)).toMatchObject({
    status: 400,
    body: { error: "Please enter the email address that you paid with." },
  });
});

test("a mail that can't be sent is reported to someone with the session, and not to someone with an address, who may be a stranger", async () => {
  const { sessionId } = await silentlyBought("unlucky@example.com");

  const answers = await shop.network.without(MAIL_SERVICE, async () => {
    const [bySession, byEmail] = [
      await restore({ sessionId }),
      await restore({ email: "unlucky@example.com" }),
    ];
    await shop.settle();
    return [bySession, byEmail];
  });

  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [503, { error: "This does not work now. Please try again later." }],
    [200, { sent: true, ticket: expect.any(String) }],
  ]);
  expect(takeSaid()).toEqual([
    "/functions/v1/restore-purchase: TypeError",
    "restore-purchase: fetch failed",
  ]);
});

test("a code that can't be checked isn't called wrong", async () => {
  const { sessionId } = await silentlyBought("unchecked@example.com");
  const asked = await ticketFor({ sessionId });

  expect((await shop.network.without(DATABASE, () => restore(asked))).status).toBe(503);
  expect(takeSaid()).toHaveLength(1);
  expect((await restore(asked)).status).toBe(200);
});

test("one address does not make us ask the provider without end", async () => {
  const from = "203.0.113.11";
  const before = shop.network.asked.length;
  for (let asked = 1; asked <= 125; asked++)
    await restore({ sessionId: "cs_test_nobodyknowsit" }, from);

  expect(
    shop.network.asked.slice(before).filter((path) => path.startsWith("GET /v1/")),
  ).toHaveLength(120);
});
