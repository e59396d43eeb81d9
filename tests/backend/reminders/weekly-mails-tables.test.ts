import type { Sql } from "postgres";
import { describe, expect, test } from "vitest";
import { asCaller } from "../access/callers.ts";
import { freshDatabase } from "../support/database.ts";
import { sha256, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase({ connections: 12 });
const shop = wrapDatabase(sql);

const SUNDAY = "2026-12-06";
const MONDAY = "2026-12-07";
const WEEK = [
  { day: "2026-12-06", kind: "workout" },
  { day: "2026-12-08", kind: "workout" },
  { day: "2026-12-10", kind: "workout" },
  { day: "2026-12-13", kind: "shopping" },
  { day: "2026-12-14", kind: "workout" },
];

let members = 0;
async function member() {
  members += 1;
  const session = `session ${members}`;
  const account = await shop.account();
  await shop.record(session);
  await shop.own(session, account);
  return { account, session };
}
const one = async <Value>(rows: PromiseLike<readonly { value?: Value }[]>) =>
  (await rows)[0]?.value as Value;
const ask = (account: string, code = "code", client = crypto.randomUUID()) =>
  one<string>(
    sql`select public.begin_weekly_consent(${account}, ${sha256(code)}, ${client}) as value`,
  );
const agree = (account: string, code = "code") =>
  one<boolean>(
    sql`select public.give_weekly_consent(${account}, ${sha256(code)}, 'One mail a week') as value`,
  );
const isOn = (account: string) =>
  one<boolean>(sql`select private.takes_weekly_mail(${account}) as value`);
const consents = (account: string) =>
  sql`select kind, text, place from private.mail_consents where user_id = ${account} order by id`;

/** A member with the weekly mail on, and a planned week. */
async function subscriber(events: object[] = WEEK) {
  const own = await member();
  await ask(own.account);
  await agree(own.account);
  await sql`update private.reminders set events = ${sql.json(events as never)} where user_id = ${own.account}`;
  return own;
}
interface Begun {
  to: string;
  monday: string;
  attempt: number;
  workouts: number;
  shopping_on: string | null;
}
const begin = (account: string, secret: string = crypto.randomUUID(), day = SUNDAY) =>
  one<Begun | null>(
    sql`select public.begin_weekly_mail(${account}, ${sha256(secret)}, ${day}) as value`,
  );
const note = (account: string, attempt: number, outcome: string) =>
  sql`select public.note_weekly_mail(${account}, ${MONDAY}, ${attempt}, ${outcome})`;
const due = (day = SUNDAY) =>
  one<string[]>(sql`select public.due_weekly_mails(1000, ${day}) as value`);
const unsubscribe = (secret: string, client = "a client", place = "mail program") =>
  one<boolean>(sql`select public.unsubscribe(${sha256(secret)}, ${place}, ${client}) as value`);

describe("the consent to the weekly mail", () => {
  test("needs the code from the mailbox, and is written down with its text", async () => {
    const { account } = await member();
    expect(await ask(account)).toBe(`${account}@example.com`);
    expect(await agree(account, "a guess")).toBe(false);
    expect(await isOn(account)).toBe(false);
    expect([await agree(account), await agree(account)]).toEqual([true, true]);
    expect([...(await consents(account))]).toEqual([
      { kind: "given", text: "One mail a week", place: "member area" },
    ]);
  });

  test.each([
    ["after five wrong tries", sql`select`, 5],
    ["after 15 minutes", sql`update private.weekly_mail_codes set expires_at = now()`, 0],
  ])("can't be given %s", async (_, statement, guesses) => {
    const { account } = await member();
    await ask(account);
    await statement;
    for (let guess = 0; guess < guesses; guess += 1) await agree(account, `${guess}`);
    expect(await agree(account)).toBe(false);
    await ask(account, "a new code");
    expect(await agree(account, "a new code")).toBe(true);
  });

  test("needs access, and five codes an hour are enough", async () => {
    await expect(ask(await shop.account())).rejects.toMatchObject({ code: "PT403" });
    const { account } = await member();
    for (let time = 0; time < 5; time += 1) await ask(account);
    await expect(ask(account)).rejects.toMatchObject({ code: "PT429" });
  });

  test("is for the address that was proven", async () => {
    const { account } = await subscriber();
    await sql`update auth.users set email = ${`other-${account}@example.com`} where id = ${account}`;
    expect(await isOn(account)).toBe(false);
    expect(await due()).not.toContain(account);
  });

  test("isn't given by the member without the server", async () => {
    const { account } = await member();
    const asMember = (call: (own: Sql) => Promise<object[]>) =>
      asCaller(sql, { role: "authenticated", account }, call);
    await expect(
      asMember((own) => own`select public.begin_weekly_consent(${account}, 'code', 'client')`),
    ).rejects.toMatchObject({ code: "42501" });
    await expect(
      asMember((own) => own`select public.give_weekly_consent(${account}, 'code', 'Yes')`),
    ).rejects.toMatchObject({ code: "42501" });
  });

  test("is taken back in the member area, and given again later", async () => {
    const { account } = await subscriber();
    const stop = () =>
      asCaller(
        sql,
        { role: "authenticated", account },
        (own) => own`select public.stop_weekly_mail()`,
      );
    await stop();
    await stop();
    expect(await isOn(account)).toBe(false);
    await ask(account);
    await agree(account);
    expect((await consents(account)).map(({ kind }) => kind)).toEqual([
      "given",
      "withdrawn",
      "given",
    ]);
    expect(await isOn(account)).toBe(true);
  });

  test.each([
    ["changed", "update private.mail_consents set text = 'More' where kind = 'given'"],
    ["moved", "update private.mail_consents set user_id = gen_random_uuid()"],
    ["removed", "delete from private.mail_consents"],
    ["emptied", "truncate private.mail_consents"],
  ])("can't be %s, not even by the owner of the table", async (_, statement) => {
    await subscriber();
    await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("stays without its account and address if the account is erased", async () => {
    const { account } = await subscriber();
    const [{ id } = { id: "" }] =
      await sql`select id from private.mail_consents where user_id = ${account}`;
    await asCaller(
      sql,
      { role: "authenticated", account },
      (own) => own`select public.erase_account(gen_random_uuid())`,
    );
    expect([
      ...(await sql`select user_id, address_hash, text from private.mail_consents where id = ${id}`),
    ]).toEqual([{ user_id: null, address_hash: null, text: "One mail a week" }]);
    expect(await due()).not.toContain(account);
  });
});

describe("the weekly mail", () => {
  test("is about the coming week, from what the member saved", async () => {
    const { account } = await subscriber();
    expect(await begin(account)).toEqual({
      to: `${account}@example.com`,
      monday: MONDAY,
      attempt: 1,
      workouts: 2,
      shopping_on: "2026-12-13",
    });
  });

  test("is due on Sundays, and late on Mondays", async () => {
    const { account } = await subscriber();
    const days = ["2026-12-05", "2026-12-06", "2026-12-07", "2026-12-08"];
    const isDue = await Promise.all(days.map(async (day) => (await due(day)).includes(account)));
    expect(isDue).toEqual([false, true, true, false]);
    expect(await begin(account, "too early", "2026-12-05")).toBeNull();
  });

  test("is sent once a week, however many ask at once, and with any outcome", async () => {
    const { account } = await subscriber();
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(account)));
    expect(begun.filter((one) => one !== null)).toHaveLength(1);
    // The server was killed before it noted anything.
    expect([await due(), await begin(account)]).toEqual([
      expect.not.arrayContaining([account]),
      null,
    ]);
    await note(account, 1, "sent");
    expect(await begin(account, "on Monday", MONDAY)).toBeNull();
    await note(account, 1, "refused");
    expect(await begin(account)).toBeNull();
    expect(await begin(account, "a week later", "2026-12-13")).toMatchObject({
      monday: "2026-12-14",
    });
  });

  test("is tried again if the mail service refuses it, five times at most", async () => {
    const { account } = await subscriber();
    const makeDue = () =>
      sql`update private.weekly_mails set next_at = now() where user_id = ${account}`;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await begin(account)).toMatchObject({ attempt });
      await note(account, attempt, "refused");
      if (attempt === 5) continue;
      expect(await begin(account), "before it's due").toBeNull();
      await makeDue();
    }
    expect(await begin(account)).toBeNull();
    await expect(makeDue()).rejects.toMatchObject({ code: "42501" });
  });

  test.each<[string, (own: { account: string; session: string }) => PromiseLike<unknown>]>([
    ["never asked", ({ account }) => sql`update auth.users set email = 'x' where id = ${account}`],
    [
      "has no access any more",
      ({ session }) => shop.record(session, [{ kind: "refund", source: "re", amount: 2999 }]),
    ],
    [
      "hasn't opened the plan for long",
      ({ account }) =>
        sql`update private.reminders set events = '[{"day": "2026-12-06", "kind": "workout"}]' where user_id = ${account}`,
    ],
    [
      "has an address that bounces",
      ({ account }) =>
        sql`select public.stop_weekly_mails_to(array[${`${account}@EXAMPLE.com`}], 'mail bounced')`,
    ],
  ])("isn't sent to somebody who %s", async (_, change) => {
    const own = await subscriber();
    await change(own);
    expect(await due()).not.toContain(own.account);
    expect(await begin(own.account)).toBeNull();
  });
});

describe("unsubscribing", () => {
  test("works with the secret of any mail, more than once, and without access", async () => {
    const { account, session } = await subscriber();
    await begin(account, "the first mail");
    await begin(account, "the second mail", "2026-12-13");
    await shop.record(session, [{ kind: "refund", source: "re", amount: 2999 }]);
    expect(await unsubscribe("the first mail")).toBe(true);
    expect(await unsubscribe("the second mail")).toBe(true);
    expect((await consents(account)).map(({ kind, place }) => `${kind} ${place}`)).toEqual([
      "given member area",
      "withdrawn mail program",
    ]);
  });

  test("forgets the days that only the mail needed", async () => {
    const { account } = await subscriber();
    await begin(account, "the only one");
    await unsubscribe("the only one");
    expect(await sql`select from private.reminders where user_id = ${account}`).toHaveLength(0);
  });

  test("keeps a calendar that is on, and closing one keeps the mail", async () => {
    const { account } = await subscriber();
    const asMember = (call: (own: Sql) => Promise<object[]>) =>
      asCaller(sql, { role: "authenticated", account }, call);
    const left = () =>
      sql`select seed is not null as calendar, events <> '[]' as days from private.reminders where user_id = ${account}`;
    await sql`update private.reminders set events = jsonb_build_array(jsonb_build_object('day', private.today(), 'kind', 'workout')) where user_id = ${account}`;
    await asMember((own) => own`select public.open_calendar(false)`);
    await asMember((own) => own`select public.close_calendar()`);
    expect([...(await left())]).toEqual([{ calendar: false, days: true }]);
    await asMember((own) => own`select public.open_calendar(false)`);
    await asMember((own) => own`select public.stop_weekly_mail()`);
    expect([...(await left())]).toEqual([{ calendar: true, days: true }]);
  });

  test("has one answer for secrets that no mail had, and makes guessers wait", async () => {
    const { account } = await subscriber();
    await begin(account, "an erased one");
    await sql`delete from auth.users where id = ${account}`;
    expect([await unsubscribe("a guess"), await unsubscribe("an erased one")]).toEqual([
      false,
      false,
    ]);
    for (let guess = 0; guess < 120; guess += 1) await unsubscribe(`${guess}`, "a guesser");
    await expect(unsubscribe("one more", "a guesser")).rejects.toMatchObject({ code: "PT429" });
  });
});
