import { beforeEach, describe, expect, test } from "vitest";
import { WEEKLY_MAIL_TERMS } from "#rules/weekly-mail-terms.ts";
import { sendWeeklyMails } from "../../../supabase/functions/weekly-mails/send-weekly-mails.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { findCode } from "../restore/restore-purchase.fixtures.ts";
import { createRights, type Member } from "../rights/rights.fixtures.ts";
import { keys, origin } from "../support/environment.ts";
import { MAIL_SERVICE } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { sha256 } from "../support/wrap-database.ts";

let mailStatus = 200;
const shop = await openTestBackend({
  async others({ url }) {
    const isMail = new URL(url).pathname.startsWith("/mail/");
    return isMail && mailStatus !== 200 ? new Response("{}", { status: mailStatus }) : undefined;
  },
});
const { member, rpc } = createRights(shop);
const SUNDAY = Date.parse("2026-12-06T08:00:00Z");

const ask = (body: Record<string, string>, token: string) =>
  shop.call("reminders", body, { headers: { authorization: `Bearer ${token}` } });
async function codeFor({ token }: Member): Promise<string> {
  await ask({ action: "weekly-code" }, token);
  return findCode(shop.mails.splice(0)[0]?.text);
}
async function subscriber(name: string): Promise<Member> {
  const own = await member(name);
  const code = await codeFor(own);
  await ask({ action: "weekly-mail", code, text: WEEKLY_MAIL_TERMS }, own.token);
  await shop.sql`update private.reminders set events = '[{"day": "2026-12-09", "kind": "workout", "name": "Ribeye"}]'
    where user_id = (select id from auth.users where email = ${own.email})`;
  return own;
}
const isOn = async ({ token }: Member) => (await rpc("my_reminders", {}, token)).body.weekly;
const send = () => sendWeeklyMails(() => SUNDAY);
/** The mails with the links that stop them. */
const sentTo = ({ email }: Member) =>
  shop.mails
    .filter(({ to }) => to === email)
    .map((mail) => {
      const { headers } = mail as unknown as { headers: Record<string, string> };
      return { ...mail, headers, secret: /#mail=([0-9a-f]{64})/.exec(mail.text)?.[1] ?? "" };
    });
const press = (path: string, body: string, type = "application/x-www-form-urlencoded") =>
  shop.run(
    new Request(`${origin}/functions/v1/unsubscribe/${path}`, {
      method: "POST",
      headers: { "content-type": type, origin: "https://mail.example" },
      body,
    }),
  );

beforeEach(async () => {
  shop.mails.splice(0);
  await shop.sql`delete from private.reminders`;
});

describe("weekly mails", () => {
  test("need the code from the mailbox", async () => {
    const ada = await member("ada");
    const code = await codeFor(ada);
    const confirm = (typed: string, text = WEEKLY_MAIL_TERMS) =>
      ask({ action: "weekly-mail", code: typed, text }, ada.token);
    expect((await confirm("000000")).status).toBe(400);
    expect((await confirm(code, "One mail a week, and all of our offers.")).status).toBe(400);
    expect(await isOn(ada)).toBe(false);
    expect(await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      body: { on: true },
    });
    expect(await isOn(ada)).toBe(true);
    const { body } = await rpc("my_data", {}, ada.token);
    expect(body.mail_consents).toMatchObject([
      { kind: "given", text: WEEKLY_MAIL_TERMS, place: "member area" },
    ]);
  });

  test("are for members alone, and a code works for its own account", async () => {
    expect((await ask({ action: "weekly-code" }, "nobody")).status).toBe(401);
    const { body } = await createRights(shop).signUp("stranger@example.com");
    expect((await ask({ action: "weekly-code" }, body.access_token)).status).toBe(403);
    const [bea, cleo] = [await member("bea"), await member("cleo")];
    const code = await codeFor(bea);
    await codeFor(cleo);
    const { status } = await ask(
      { action: "weekly-mail", code, text: WEEKLY_MAIL_TERMS },
      cleo.token,
    );
    expect([status, await isOn(cleo)]).toEqual([400, false]);
  });

  test("say how many workouts, nothing else of the plan, and how to stop them", async () => {
    const dana = await subscriber("dana");
    expect(await send()).toBe(1);
    const [mail] = sentTo(dana);
    expect(mail?.subject).toBe("Your coming week");
    expect(mail?.text).toContain("Your week from Monday, 7 December:\n\n- 1 workout\n\n");
    expect(mail?.text).toContain(`Stop it: ${origin}/unsubscribe#mail=`);
    expect(mail?.text).not.toMatch(/Ribeye|carnivore|meat|weight/i);
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": `<${origin}/functions/v1/unsubscribe/${mail?.secret}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  test("come once, however many runs there are", async () => {
    const eve = await subscriber("eve");
    await Promise.all([send(), send(), send()]);
    await send();
    expect(sentTo(eve)).toHaveLength(1);
  });

  test("aren't sent again if the mail service doesn't answer, and are if it refuses", async () => {
    const fay = await subscriber("fay");
    await shop.network.without(MAIL_SERVICE, send);
    expect([await send(), sentTo(fay)]).toEqual([0, []]);
    await shop.sql`delete from private.reminders`;

    const gil = await subscriber("gil");
    mailStatus = 429;
    await send();
    mailStatus = 200;
    shop.mails.splice(0);
    expect(await send(), "at once").toBe(0);
    await shop.sql`update private.weekly_mails set next_at = now() where state = 'refused'`;
    expect([await send(), sentTo(gil).length]).toEqual([1, 1]);
    takeLogs();
  });

  test("are sent by the job with its secret alone", async () => {
    const call = (secret: string) =>
      shop.call("weekly-mails", {}, { headers: { authorization: `Bearer ${secret}` } });
    expect((await call("a guess")).status).toBe(401);
    expect((await call(keys.sweepSecret)).status).toBe(200);
  });
});

describe("unsubscribing", () => {
  test.each([
    ["a form", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "form data",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ["the button of the page", "application/json", '{"from":"page"}'],
  ])("takes %s, without signing in, as often as it comes", async (name, type, body) => {
    const own = await subscriber(name.replaceAll(" ", ""));
    await send();
    const secret = sentTo(own)[0]?.secret ?? "";
    expect((await press(secret, body, type)).status).toBe(200);
    expect((await press(secret, body, type)).status).toBe(200);
    expect(await isOn(own)).toBe(false);
    // Mails that the account needs still come.
    await ask({ action: "weekly-code" }, own.token);
    expect(sentTo(own)).toHaveLength(2);
  });

  test("isn't done by following the link, which leads to the page", async () => {
    const hal = await subscriber("hal");
    await send();
    const secret = sentTo(hal)[0]?.secret ?? "";
    for (const method of ["GET", "HEAD"])
      await shop.run(new Request(`${origin}/functions/v1/unsubscribe/${secret}`, { method }));
    const response = await shop.run(
      new Request(`${origin}/functions/v1/unsubscribe/${secret}`, {
        headers: { "sec-fetch-site": "cross-site" },
      }),
    );
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `${origin}/unsubscribe#mail=${secret}`,
    ]);
    expect((await press(secret, "something else")).status).toBe(400);
    expect(await isOn(hal)).toBe(true);
  });

  test("has one answer for every secret that isn't good", async () => {
    for (const path of ["", "short", sha256("a guess"), `${sha256("a guess")}x`]) {
      const response = await press(path, "List-Unsubscribe=One-Click");
      expect([response.status, await response.text()], path).toEqual([
        404,
        '{"error":"This link doesn\'t belong to one of our emails."}',
      ]);
    }
  });
});

test("a weekly mail is never logged with its address", async () => {
  const ida = await subscriber("ida");
  await shop.network.without(MAIL_SERVICE, send);
  const said = takeLogs();
  expect(said).not.toEqual([]);
  expect(JSON.stringify(said)).not.toContain(ida.email);
});
