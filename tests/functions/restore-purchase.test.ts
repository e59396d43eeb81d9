import { beforeEach, expect, test } from "vitest";
import { asCaller } from "../database/callers.ts";
import { takeSaid } from "../quiet-console.ts";
import { MAIL_SERVICE } from "./network.ts";
import { openShop } from "./open-shop.ts";

const shop = await openShop();
const restore = (body: Record<string, string>, from?: string) => shop.call("restore-purchase", body, from ? { from } : {});
const codeIn = (text = "") => /\d{6}/.exec(text)?.[0] ?? "";

beforeEach(() => void shop.mails.splice(0));

/** A purchase of which no event was made. */
async function silentlyBought(email: string) {
  await shop.switches({ drop: "true" });
  return shop.bought({ email });
}

test("whoever has the session, but not the claim, gets a code by mail and with it a claim that fits", async () => {
  const { sessionId } = await silentlyBought("jane@example.com");

  expect(await restore({ sessionId })).toMatchObject({ status: 200, body: { sent: true, to: "j•••@example.com" } });
  expect(shop.mails).toMatchObject([{ to: "jane@example.com", subject: expect.stringMatching(/^\d{6} is your code$/) }]);
  const code = codeIn(shop.mails[0]?.text);

  const { status, body } = await restore({ sessionId, code: `${code.slice(0, 3)} ${code.slice(3)} ` });
  expect([status, body.sessionId]).toEqual([200, sessionId]);
  const [account] = await shop.sql<{ id: string }[]>`insert into auth.users (id, email) values (gen_random_uuid(), 'another@example.com') returning id`;
  const claimed = await asCaller(
    shop.sql,
    { role: "authenticated", account: account?.id },
    (connection) => connection<{ user_id: string }[]>`select * from public.claim_order(${sessionId}, ${body.claim})`,
  );
  expect(claimed).toMatchObject([{ user_id: account?.id }]);
});

test("an address that has bought and one that has not are answered alike, down to the headers", async () => {
  const { sessionId } = await silentlyBought("bought@example.com");
  await shop.verify(sessionId);

  const known = await restore({ email: " Bought@Example.com " });
  const unknown = await restore({ email: "stranger@example.com" });
  await shop.settle();

  expect(known).toEqual(unknown);
  expect(known.body).toEqual({ sent: true });
  expect(shop.mails.map(({ to }) => to)).toEqual(["bought@example.com"]);
  expect((await restore({ email: "bought@example.com", code: codeIn(shop.mails[0]?.text) })).body.sessionId).toBe(sessionId);
});

test("a code works once, and wrong ones are answered alike for everybody", async () => {
  const { sessionId } = await silentlyBought("once@example.com");
  await restore({ sessionId });
  const code = codeIn(shop.mails[0]?.text);
  const wrong = { status: 400, body: { error: "This code is wrong or too old. Please check it, or ask for a new one." } };

  expect(await restore({ sessionId, code: code === "111111" ? "222222" : "111111" })).toMatchObject(wrong);
  expect(await restore({ email: "stranger@example.com", code })).toMatchObject(wrong);
  expect((await restore({ sessionId, code })).status).toBe(200);
  expect(await restore({ sessionId, code })).toMatchObject(wrong);
});

test("a code is not kept as it is", async () => {
  const { sessionId } = await silentlyBought("kept@example.com");
  await restore({ sessionId });

  const [kept] = await shop.sql`select * from private.restore_codes where session_id = ${sessionId}`;
  expect(kept).toBeDefined();
  expect(JSON.stringify(kept)).not.toContain(codeIn(shop.mails[0]?.text));
});

test("no mail goes out for a session that was never paid, or has an owner", async () => {
  const { sessionId } = await shop.checkout();
  const nothing = { status: 404, body: { error: "There is no purchase here that waits for an account." } };
  expect(await restore({ sessionId })).toMatchObject(nothing);

  const owned = await silentlyBought("owner@example.com");
  await shop.verify(owned.sessionId);
  await shop.sql`insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'owner@example.com')`;
  await shop.sql`update public.stripe_orders set user_id = '00000000-0000-4000-8000-000000000001' where checkout_session_id = ${owned.sessionId}`;
  expect(await restore({ sessionId: owned.sessionId })).toMatchObject(nothing);
  expect(await restore({ email: "owner@example.com" })).toMatchObject({ body: { sent: true } });
  await shop.settle();
  expect(shop.mails).toEqual([]);
});

test.each([{}, { email: "" }, { email: "jane" }, { email: `${"j".repeat(250)}@example.com` }, { email: "jane@\u0000" }, { sessionId: "cs_" }])(
  "%j says what to do",
  async (body) => {
    expect(await restore(body)).toMatchObject({ status: 400, body: { error: "Please enter the email address that you paid with." } });
  },
);

test("while mails cannot be sent, whoever waits for one is told; whoever may be a stranger is not", async () => {
  const { sessionId } = await silentlyBought("unlucky@example.com");

  const answers = await shop.network.without(MAIL_SERVICE, async () => {
    const [bySession, byEmail] = [await restore({ sessionId }), await restore({ email: "unlucky@example.com" })];
    await shop.settle();
    return [bySession, byEmail];
  });

  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [503, { error: "This does not work now. Please try again later." }],
    [200, { sent: true }],
  ]);
  expect(takeSaid()).toEqual(["/functions/v1/restore-purchase: TypeError", "restore-purchase: fetch failed"]);
});

test("one address asks for ten codes an hour", async () => {
  const from = "203.0.113.10";
  for (let asked = 1; asked <= 10; asked++) expect((await restore({ email: "stranger@example.com" }, from)).status).toBe(200);

  expect(await restore({ email: "stranger@example.com" }, from)).toMatchObject({
    status: 429,
    body: { error: "Too many attempts. Please wait an hour and try again." },
  });
});

test("one address does not make us ask the provider without end", async () => {
  const from = "203.0.113.11";
  const before = shop.network.asked.length;
  for (let asked = 1; asked <= 125; asked++) await restore({ sessionId: "cs_test_nobodyknowsit" }, from);

  expect(shop.network.asked.slice(before).filter((path) => path.startsWith("GET /v1/"))).toHaveLength(120);
});
