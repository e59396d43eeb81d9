import type { Sql } from "postgres";
import { describe, expect, test } from "vitest";
import { asCaller, become } from "../access/callers.ts";
import { freshDatabase, withoutTrace } from "../support/database.ts";
import { sha256, wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase();
const shop = wrapDatabase(sql);

let members = 0;
async function member() {
  members += 1;
  const session = `session ${members}`;
  const account = await shop.account();
  await shop.record(session);
  await shop.own(session, account);
  return { account, session };
}

const as = <Row>(account: string, statement: (own: Sql) => Promise<Row[]>) =>
  asCaller<Row>(sql, { role: "authenticated", account }, statement);

const [today] = await sql<{ day: string }[]>`select private.today()::text as day`;
const dayAfter = (days: number) =>
  new Date(Date.parse(today!.day) + days * 86_400_000).toISOString().slice(0, 10);
const dinner = (days: number, more: object = {}) => ({
  day: dayAfter(days),
  kind: "dinner",
  at: `${dayAfter(days)}T18:00:00Z`,
  ...more,
});

async function save(account: string, events: unknown) {
  const [row] = await as<{ kept: unknown }>(
    account,
    (own) => own`select public.save_reminders(${own.json(events as never)}) as kept`,
  );
  return row?.kept;
}
async function open(account: string, renew = false): Promise<{ seed: string; secret: string }> {
  const [{ seed } = { seed: "" }] = await as<{ seed: string }>(
    account,
    (own) => own`select public.open_calendar(${renew}) as seed`,
  );
  const secret = sha256(`the secret of ${seed}`);
  await sql`select public.keep_calendar_address(${seed}, ${sha256(secret)})`;
  return { seed, secret };
}
const read = async (secret: string, client = "a calendar") =>
  (await sql`select public.read_calendar(${sha256(secret)}, ${client}) as shown`)[0]?.shown;

describe("a calendar", () => {
  test("shows what was saved, to anyone with its address", async () => {
    const { account } = await member();
    const { secret } = await open(account);
    await save(account, [dinner(2), dinner(1)]);
    expect(await read(secret)).toMatchObject({ events: [dinner(1), dinner(2)] });
  });

  test("keeps its address when it's opened again, and gets another when that is asked", async () => {
    const { account } = await member();
    const first = await open(account);
    expect(await open(account)).toEqual(first);
    const second = await open(account, true);
    expect(second.seed).not.toBe(first.seed);
    expect([await read(first.secret), await read(second.secret)]).toMatchObject([
      null,
      { events: [] },
    ]);
  });

  test("has no names unless they're allowed, and loses them at once", async () => {
    const { account } = await member();
    const { secret } = await open(account);
    const named = dinner(1, { name: "Ribeye" });
    const setNames = (names: boolean) =>
      as(account, (own) => own`select public.set_calendar_names(${names})`);

    expect(await save(account, [named])).toEqual([dinner(1)]);
    await setNames(true);
    expect(await save(account, [named])).toEqual([named]);
    await setNames(false);
    expect(await read(secret)).toMatchObject({ events: [dinner(1)] });
  });

  test("keeps one event of a known kind a day, of the coming days alone", async () => {
    const { account } = await member();
    await open(account);
    const kept = await save(account, [
      dinner(1),
      dinner(1),
      dinner(-3),
      dinner(41),
      dinner(2, { at: "2031-01-01T18:00:00Z" }),
      { day: dayAfter(1), kind: "weighing" },
      { day: dayAfter(3), kind: "shopping", pulse: 90 },
    ]);
    expect(kept).toEqual([dinner(1), { day: dayAfter(3), kind: "shopping" }]);
  });

  test("keeps its days if a device with a wrong clock sends others, and none if there are none", async () => {
    const { account } = await member();
    await open(account);
    await save(account, [dinner(1)]);
    expect(await save(account, [dinner(-40), dinner(-39)])).toEqual([dinner(1)]);
    expect(await save(account, [])).toEqual([]);
  });

  test.each([
    ["a text", "none", "22023"],
    ["a day that isn't one", [{ day: "someday", kind: "dinner" }], "22007"],
    ["301 events", Array.from({ length: 301 }, () => dinner(1)), "PT413"],
  ])("refuses %s", async (_, events, code) => {
    const { account } = await member();
    await open(account);
    await expect(save(account, events)).rejects.toMatchObject({ code });
  });

  test("saves nothing while it's off", async () => {
    const { account } = await member();
    expect(await save(account, [dinner(1)])).toBeNull();
    await open(account);
    await as(account, (own) => own`select public.close_calendar()`);
    expect(await save(account, [dinner(1)])).toBeNull();
    expect(await sql`select from private.reminders where user_id = ${account}`).toHaveLength(0);
  });
});

describe("a calendar's address", () => {
  test("shows nothing once the calendar is off, or its account is erased or deleted", async () => {
    const [off, erased, deleted] = [await member(), await member(), await member()];
    const secrets = await Promise.all(
      [off, erased, deleted].map(async ({ account }) => (await open(account)).secret),
    );
    await as(off.account, (own) => own`select public.close_calendar()`);
    await as(erased.account, (own) => own`select public.erase_account(gen_random_uuid())`);
    await sql`delete from auth.users where id = ${deleted.account}`;
    expect(await Promise.all(secrets.map((secret) => read(secret)))).toEqual([null, null, null]);
  });

  test("shows nothing as long as the money is back", async () => {
    const { account, session } = await member();
    const { secret } = await open(account);
    await shop.record(session, [{ kind: "dispute_opened", source: "dp" }]);
    expect(await read(secret)).toBeNull();
    await shop.record(session, [{ kind: "dispute_won", source: "dp" }]);
    expect(await read(secret)).toMatchObject({ events: [] });
  });

  test("isn't made by the member, who has the seed alone", async () => {
    const { account } = await member();
    const { seed } = await open(account);
    await expect(
      as(account, (own) => own`select public.keep_calendar_address(${seed}, ${sha256("mine")})`),
    ).rejects.toMatchObject({ code: "42501" });
  });

  test("is counted if it's wrong, and after 120 of them nothing is read", async () => {
    const { account } = await member();
    const { secret } = await open(account);
    for (let guess = 0; guess < 120; guess += 1)
      expect(await read(`${guess}`, "guesser")).toBeNull();
    await expect(read("one more", "guesser")).rejects.toMatchObject({ code: "PT429" });
    await expect(read(secret, "guesser"), "the right one").rejects.toMatchObject({ code: "PT429" });
    expect(await read(secret, "another client")).toMatchObject({ events: [] });
    await sql`update private.attempts set at = at - interval '11 minutes' where client = 'guesser'`;
    expect(await read(secret, "guesser")).toMatchObject({ events: [] });
  });

  test("is never counted if it's right", async () => {
    const { account } = await member();
    const { secret } = await open(account);
    for (let poll = 0; poll < 130; poll += 1) await read(secret, "a busy calendar");
    expect(await read(secret, "a busy calendar")).not.toBeNull();
  });
});

describe("reminders", () => {
  test.each([
    ["my_reminders()"],
    ["open_calendar(false)"],
    ["set_calendar_names(true)"],
    ["save_reminders('[]')"],
  ])("need access: %s", async (call) => {
    const account = await shop.account();
    await withoutTrace(sql, async (connection) => {
      await become(connection, { role: "authenticated", account });
      await expect(connection.unsafe(`select public.${call}`)).rejects.toMatchObject({
        code: "PT403",
      });
    });
  });

  test("can be turned off without access", async () => {
    const { account, session } = await member();
    await open(account);
    await shop.record(session, [{ kind: "refund", source: "re", amount: 2999 }]);
    await as(account, (own) => own`select public.close_calendar()`);
    expect(await sql`select from private.reminders where user_id = ${account}`).toHaveLength(0);
  });
});
