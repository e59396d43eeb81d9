import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { finishPurchase } from "../../../supabase/functions/_shared/mails/finish-purchase.ts";
import { createHealth } from "../alerts/health.fixtures.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const { health } = createHealth(testBackend.sql);
const key = Buffer.from("a signing secret of tests");
const now = () => Math.floor(Date.now() / 1000);
const createEvent = (type: string, subject = "Your code") =>
  JSON.stringify({ type, data: { email_id: "1", to: ["jane@example.com"], subject } });

/** The headers of the mail service, as its own library makes them. */
function signHeaders(body: string, { time = now(), by = key, id = "msg_1" } = {}) {
  const signature = createHmac("sha256", by).update(`${id}.${time}.${body}`).digest("base64");
  return {
    "svix-id": id,
    "svix-timestamp": String(time),
    "svix-signature": `v1,bm90IHRoaXM= v1,${signature}`,
  };
}
const send = (body: string, headers: Record<string, string> = signHeaders(body)) =>
  testBackend.call("mail-events", body, { headers });

beforeEach(async () => {
  vi.stubEnv("MAIL_WEBHOOK_SECRET", `whsec_${key.toString("base64")}`);
  await testBackend.settle();
  await testBackend.sql`delete from private.hourly_counts`;
});
afterEach(() => void vi.unstubAllEnvs());

describe("mail events", () => {
  test.each([
    ["email.bounced", { bounced: { recent: 1 } }],
    ["email.complained", { "reported as spam": { recent: 1 } }],
    ["email.failed", { failed: { recent: 1 } }],
    ["email.delivered", {}],
    ["constructor", {}],
  ])("%s", async (type, counted) => {
    expect(await send(createEvent(type))).toMatchObject({ status: 200, body: { received: true } });
    await testBackend.settle();
    const { mails } = await health();
    expect(mails).toMatchObject(counted);
    expect(Object.keys(mails)).toEqual(Object.keys(counted));
  });

  test("are counted apart for reminders, because anyone can type their addresses", async () => {
    const until = new Date().toISOString();
    const { subject } = finishPurchase.write({ url: "", until, site: "https://shop.example" });
    await send(createEvent("email.bounced", subject));
    await testBackend.settle();
    expect(Object.keys((await health()).mails)).toEqual(["reminder bounced"]);
  });

  test.each([
    ["email.bounced", "withdrawn, mail bounced"],
    ["email.complained", "withdrawn, reported as spam"],
    ["email.failed", "given, member area"],
    ["email.delivered", "given, member area"],
  ])("%s: the consent to the weekly mail is %s", async (type, latest) => {
    const { email } = await createRights(testBackend).member(type.replace(".", "-"));
    await testBackend.sql`insert into private.mail_consents (user_id, kind, text, place, address_hash)
      select id, 'given', 'Yes', 'member area', private.address_hash(email) from auth.users where email = ${email}`;
    const to = ["other@example.com", `Ann <${email.toUpperCase()}>`];
    const body = JSON.stringify({ type, data: { to, subject: "Your coming week" } });
    for (let time = 0; time < 2; time += 1)
      await send(body, signHeaders(body, { id: `${type} ${time}` }));
    const consents = await testBackend.sql`select kind, place from private.mail_consents
      where user_id = (select id from auth.users where email = ${email}) order by id desc`;
    expect(`${consents[0]?.kind}, ${consents[0]?.place}`).toBe(latest);
    expect(consents.length).toBe(latest.startsWith("given") ? 1 : 2);
  });

  test.each([undefined, null, "ann@example.com", [1, null], { 0: "ann@example.com" }])(
    "are taken with %j in place of addresses",
    async (to) => {
      const body = JSON.stringify({ type: "email.bounced", data: { to } });
      expect((await send(body, signHeaders(body))).status).toBe(200);
    },
  );

  const body = createEvent("email.bounced");
  test.each<[string, Record<string, string>]>([
    ["without a signature", {}],
    ["by someone else", signHeaders(body, { by: Buffer.from("guessed") })],
    ["of another body", signHeaders(`${body} `)],
    ["of ten minutes ago", signHeaders(body, { time: now() - 600 })],
    ["of the future", signHeaders(body, { time: now() + 600 })],
    [
      "after five other signatures",
      {
        ...signHeaders(body),
        "svix-signature": `${"v1,bm90 ".repeat(5)}${signHeaders(body)["svix-signature"]}`,
      },
    ],
    ["with another id", { ...signHeaders(body), "svix-id": "msg_2" }],
  ])("%s are refused", async (_, headers) => {
    expect((await send(body, headers)).status).toBe(400);
    await testBackend.settle();
    expect((await health()).mails).toEqual({});
  });

  test.each(["", "undefined", "whsec_", "not a secret"])(
    "are refused while the secret is %j",
    async (secret) => {
      vi.stubEnv("MAIL_WEBHOOK_SECRET", secret);
      const empty = signHeaders(body, { by: Buffer.from("") });
      for (const headers of [signHeaders(body), empty])
        expect((await send(body, headers)).status).toBe(400);
    },
  );
});
