import { describe, expect, test } from "vitest";
import { freshDatabase } from "../support/database.ts";
import { wrapDatabase } from "../support/wrap-database.ts";
import { asCaller, type Caller } from "./callers.ts";

const { sql } = await freshDatabase();
const { account } = wrapDatabase(sql);

const readsNumbers = async (id: string): Promise<boolean> => {
  const caller: Caller = { role: "authenticated", account: id };
  const [row] = await asCaller(sql, caller, (own) => own`select public.reads_numbers() as reads`);
  return row?.reads;
};
const grant = async (id: string, isGranted: boolean) =>
  (
    await sql`select public.grant_numbers(${`${id.toUpperCase()}@Example.com`}, ${isGranted}) as done`
  )[0]?.done;

describe("grant_numbers", () => {
  test("lets an account read the numbers from its next request on, and no longer than it's granted", async () => {
    const id = await account();
    expect(await readsNumbers(id)).toBe(false);
    expect(await grant(id, true)).toBe(true);
    expect(await readsNumbers(id)).toBe(true);
    expect(await grant(id, false)).toBe(true);
    expect(await readsNumbers(id)).toBe(false);
  });

  test("leaves an admin an admin", async () => {
    const id = await account();
    await sql`update auth.users set raw_app_meta_data = '{"role": "admin"}' where id = ${id}`;
    await grant(id, true);
    await grant(id, false);
    expect(await readsNumbers(id)).toBe(true);
  });

  test("knows since when an account exists", async () => {
    const id = await account();
    await sql`update auth.users set created_at = '2026-11-12T09:30:00+01:00' where id = ${id}`;
    const since = (email: string) => sql`select public.account_since(${email}) as since`;
    expect(await since(`${id.toUpperCase()}@Example.com`)).toEqual([
      { since: "2026-11-12T08:30:00Z" },
    ]);
    expect(await since("nobody@example.com")).toEqual([{ since: null }]);
  });

  test("says if there's no such account", async () => {
    const [row] = await sql`select public.grant_numbers('nobody@example.com', true) as done`;
    expect(row?.done).toBe(false);
  });
});
