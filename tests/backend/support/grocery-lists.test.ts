import { describe, expect, test } from "vitest";
import { createTracker } from "../rights/tracker.fixtures.ts";
import { freshDatabase } from "./database.ts";

const { sql } = await freshDatabase();
const { memberWith } = createTracker(sql);
const now = () => new Date().toISOString();
const entry = (field: string, value: unknown = { name: "Eggs" }, day = 0) => ({
  ...{ day, field, value },
  changed_at: now(),
});
const fieldsOf = async (account: string) =>
  (
    await sql<
      { field: string }[]
    >`select field from public.tracker_entries where user_id = ${account} order by field`
  ).map(({ field }) => field);

describe("grocery lists", () => {
  test("are entries of day 0 with short ids", async () => {
    const { account, device } = await memberWith();
    const phone = device("a phone");
    const fields = ["item:a:b%2Fc", "list:a", "seen:a"];
    await phone.send(fields.map((field) => entry(field)));
    expect(await fieldsOf(account)).toEqual(fields);
    for (const refused of [
      entry("list:a", {}, 1),
      entry("list:"),
      entry("list:a:b"),
      entry("item:a"),
      entry("item:a b:c"),
      entry(`list:${"x".repeat(101)}`),
      entry("item:a:d", { name: "x".repeat(4_000) }),
      entry("secret:a"),
    ])
      await expect(phone.send([refused]), refused.field).rejects.toMatchObject({ code: "23514" });
  });

  test("take their items with them", async () => {
    const { account, device } = await memberWith();
    const phone = device("a phone");
    // An id may have what a pattern of LIKE would understand.
    const lists = ["a%25", "ab", "a_b"].flatMap((id) => [
      `list:${id}`,
      `item:${id}:1`,
      `seen:${id}`,
    ]);
    await phone.send(lists.map((field) => entry(field)));
    await phone.send([entry("list:a%25", { deleted: true })]);
    expect(await fieldsOf(account)).toEqual(
      lists.filter((field) => !["item:a%25:1", "seen:a%25"].includes(field)).toSorted(),
    );
  });

  test("forget what was removed after half a year", async () => {
    const { account, device } = await memberWith();
    const phone = device("a phone");
    const gone = { deleted: true };
    await phone.send([entry("list:a"), entry("item:a:old", gone), entry("item:a:new", gone)]);
    await sql`update public.tracker_entries set changed_at = now() - interval '181 days' where field = 'item:a:old'`;
    await phone.send([entry("item:a:1")]);
    expect(await fieldsOf(account)).toEqual(["item:a:1", "item:a:new", "list:a"]);
  });

  test("have room for two thousand entries, and the rest of the tracker is never in the way", async () => {
    const { account, device } = await memberWith();
    await sql`insert into public.tracker_entries (user_id, day, field, value, changed_at)
      select ${account}, 0, 'item:a:' || nth, '{}', now() from generate_series(1, 1999) as nth`;
    const phone = device("a phone");
    await phone.send([entry("item:a:0")]);
    await expect(phone.send([entry("item:a:more")])).rejects.toMatchObject({ code: "PT413" });
    await phone.send([{ ...entry("notes", "Still fine"), day: 1 }]);
    expect(await fieldsOf(account)).toHaveLength(2_001);
  });
});
