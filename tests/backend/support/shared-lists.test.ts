import { describe, expect, test } from "vitest";
import { asCaller } from "../access/callers.ts";
import { createTracker } from "../rights/tracker.fixtures.ts";
import { freshDatabase } from "./database.ts";
import { sha256, wrapDatabase } from "./wrap-database.ts";

const { sql } = await freshDatabase();
const { memberWith } = createTracker(sql);
const shop = wrapDatabase(sql);
let secrets = 0;

const own = { id: "1", name: "Butter", category: "Fats & Oils" };
const planned = {
  id: "beef",
  name: "Beef, 1 kg",
  category: "Proteins",
  food: "beef",
  quantity: 900,
};

interface Opened {
  state: string;
  items?: { id: string; name: string; checked: boolean }[];
}

async function open(secret: string, ticks: object[] = [], client = "a client") {
  const [row] = await sql<
    { opened: Opened | null }[]
  >`select public.open_shared_list(${sha256(secret)}, ${client}, ${sql.json(ticks as never)}) as opened`;
  return row?.opened;
}

/** A member who shares a list with an item of their own and one of the plan. */
async function sharing() {
  const member = await memberWith();
  const caller = { role: "authenticated", account: member.account } as const;
  const share = async (list = "a", items: object[] = [own, planned]) => {
    const secret = `secret ${++secrets}`;
    await asCaller(
      sql,
      caller,
      (to) => to`select public.share_list(${list}, ${sha256(secret)}, ${to.json(items as never)})`,
    );
    return secret;
  };
  const write = (field: string, value: object) =>
    member.device("a phone").send([{ day: 0, field, value, changed_at: new Date().toISOString() }]);
  await write("list:a", { name: "Ann's list" });
  await write("item:a:1", { name: "Butter", checked: false, order: 1 });
  return {
    ...{ account: member.account, caller, share, write },
    stop: () => asCaller(sql, caller, (to) => to`select public.stop_sharing('a')`),
    readValue: async (field: string) =>
      (
        await sql`select value from public.tracker_entries where user_id = ${member.account} and field = ${field}`
      )[0]?.value,
  };
}

const ticked = (opened: Opened | null | undefined) =>
  opened?.items?.filter(({ checked }) => checked).map(({ id }) => id);

describe("a shared list", () => {
  test("shows its items to anyone who has the secret, and nothing about its member", async () => {
    const { share } = await sharing();
    const opened = await open(await share("a", [{ ...own, note: "Ann" }, planned]));
    expect(opened).toEqual({
      state: "open",
      expires_at: expect.any(String),
      items: [
        { ...own, checked: false },
        { id: "beef", name: "Beef, 1 kg", category: "Proteins", checked: false, quantity: 900 },
      ],
    });
  });

  test("is closed to strangers, and counts their guesses", async () => {
    const { share } = await sharing();
    await share();
    for (let guess = 0; guess < 60; guess++)
      expect(await open(`guess ${guess}`, [], "a stranger")).toBeNull();
    await expect(open("guess", [], "a stranger")).rejects.toMatchObject({ code: "PT429" });
    expect(await open(await share(), [], "a stranger")).toMatchObject({ state: "open" });
  });

  test("is ticked off without an account, in the member's own entries", async () => {
    const { share, readValue } = await sharing();
    const secret = await share();
    const both = [own, planned].map(({ id }) => ({ id, checked: true, ago: 0 }));
    expect(ticked(await open(secret, both))).toEqual(["1", "beef"]);
    expect(await readValue("item:a:1")).toEqual({ name: "Butter", checked: true, order: 1 });
    expect(await readValue("item:a:beef")).toEqual({ food: "beef", ticked: 900 });
    expect(ticked(await open(secret, [{ id: "beef", checked: false, ago: 0 }]))).toEqual(["1"]);
    // Bought, but the plan needs more by now.
    const less = [{ id: "beef", checked: true, ago: 0, quantity: 500 }];
    expect(ticked(await open(secret, less))).toEqual(["1"]);
    expect(await readValue("item:a:beef")).toEqual({ food: "beef", ticked: 500 });
  });

  test("has a bought item again once the plan needs more of it, but none that was taken off", async () => {
    const { share, readValue, write } = await sharing();
    const secret = await share();
    await write("item:a:beef", { deleted: true, ticked: 900 });
    expect((await open(secret))?.items?.map(({ id }) => id)).toEqual(["1"]);
    await write("item:a:beef", { deleted: true, ticked: 500 });
    const opened = await open(secret, [{ id: "beef", checked: true, ago: 0 }]);
    expect(ticked(opened)).toEqual(["beef"]);
    expect(await readValue("item:a:beef")).toEqual({ food: "beef", ticked: 900 });
    await write("item:a:beef", { deleted: true });
    expect((await open(secret))?.items?.map(({ id }) => id)).toEqual(["1"]);
  });

  test("changes nothing but ticks of its own items", async () => {
    const { share, account, write } = await sharing();
    await write("item:b:2", { name: "Of another list", checked: false });
    const secret = await share();
    const before =
      await sql`select field, value from public.tracker_entries where user_id = ${account} order by field`;
    for (const id of ["2", "b:2", "../b:2", "%", ""])
      await open(secret, [{ id, checked: true, ago: 0 }]);
    expect(
      await sql`select field, value from public.tracker_entries where user_id = ${account} order by field`,
    ).toEqual(before);
  });

  test("keeps the later of two changes, also if it arrives first", async () => {
    const { share, write } = await sharing();
    const secret = await share();
    await sql`update public.tracker_entries set changed_at = now() - interval '1 minute' where field = 'item:a:1'`;
    const tick = (checked: boolean, ago: number) => open(secret, [{ id: "1", checked, ago }]);
    await tick(true, 10);
    expect(ticked(await tick(false, 20))).toEqual(["1"]);
    expect(ticked(await tick(false, 5))).toEqual([]);
    await write("item:a:1", { deleted: true });
    expect((await tick(true, 0))?.items?.map(({ id }) => id)).toEqual(["beef"]);
  });

  test("hides what is at home", async () => {
    const { share, write } = await sharing();
    const secret = await share();
    await write("item:a:1", { ...own, atHome: true });
    expect((await open(secret))?.items?.map(({ id }) => id)).toEqual(["beef"]);
  });

  test.each<[string, string, (list: Awaited<ReturnType<typeof sharing>>) => Promise<unknown>]>([
    ["its member takes the link back", "revoked", ({ stop }) => stop()],
    ["its member makes another link", "revoked", ({ share }) => share()],
    ["its list is removed", "revoked", ({ write }) => write("list:a", { deleted: true })],
    [
      "its member loses access",
      "revoked",
      ({ account }) =>
        sql`update public.stripe_orders set status = 'refunded' where user_id = ${account}`,
    ],
    [
      "30 days are over",
      "expired",
      ({ account }) =>
        sql`update private.shared_lists set expires_at = expires_at - interval '30 days' where user_id = ${account}`,
    ],
  ])("ends when %s", async (_, state, end) => {
    const list = await sharing();
    const secret = await list.share();
    await end(list);
    expect(await open(secret, [{ id: "1", checked: true, ago: 0 }])).toEqual({ state });
    expect(await list.readValue("item:a:1")).not.toMatchObject({ checked: true });
  });

  test("is gone with the account", async () => {
    const { share, account } = await sharing();
    const secret = await share();
    await sql`delete from auth.users where id = ${account}`;
    expect(await open(secret)).toBeNull();
  });

  test("is changed and taken back by its member alone", async () => {
    const [ann, bob] = [await sharing(), await sharing()];
    const secret = await ann.share();
    const update = (by: typeof ann, name: string) =>
      asCaller(
        sql,
        by.caller,
        (to) => to`select public.update_shared_list('a', ${to.json([{ ...own, name }])}) as found`,
      );
    expect(await update(bob, "Bob's")).toMatchObject([{ found: false }]);
    await bob.stop();
    expect(await update(ann, "Ghee")).toMatchObject([{ found: true }]);
    expect((await open(secret))?.items).toMatchObject([{ name: "Ghee" }]);
  });

  test("can't be shared without access, nor more than twenty at once", async () => {
    const { share, account } = await sharing();
    for (let list = 0; list < 20; list++) await share(`list${list}`);
    await expect(share("one-more")).rejects.toMatchObject({ code: "PT413" });
    await share("list0");
    await sql`update public.stripe_orders set status = 'refunded' where user_id = ${account}`;
    await expect(share("list0")).rejects.toMatchObject({ code: "PT403" });
    const stranger = { role: "authenticated", account: await shop.account() } as const;
    await expect(
      asCaller(sql, stranger, (to) => to`select public.my_shared_lists() as lists`),
    ).resolves.toEqual([{ lists: [] }]);
  });
});
