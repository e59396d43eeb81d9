import { describe, expect, test } from "vitest";
import type { DayRow } from "../../supabase/functions/_shared/numbers/report-rows.ts";
import { asCaller, type Caller } from "./callers.ts";
import { freshDatabase } from "./database.ts";
import { numbersIn } from "./numbers.fixtures.ts";
import { shopIn } from "./shop.ts";

const { sql } = await freshDatabase();
const { account } = shopIn(sql);
await numbersIn(sql).send();

const visitsSeenBy = async (id: string) => {
  const caller: Caller = { role: "authenticated", account: id };
  const [row] = await asCaller(
    sql,
    caller,
    (own) => own`select public.numbers_rows(current_date - 1, current_date + 1) as rows`,
  );
  return row?.rows.days.reduce((sum: number, { visits }: DayRow) => sum + visits, 0);
};
const grant = async (id: string, isGranted: boolean) =>
  (
    await sql`select public.grant_numbers(${`${id.toUpperCase()}@Example.com`}, ${isGranted}) as done`
  )[0]?.done;

describe("grant_numbers", () => {
  test("lets an account read the numbers from its next request on, and no longer than it's granted", async () => {
    const id = await account();
    expect(await visitsSeenBy(id)).toBe(0);
    expect(await grant(id, true)).toBe(true);
    expect(await visitsSeenBy(id)).toBe(1);
    expect(await grant(id, false)).toBe(true);
    expect(await visitsSeenBy(id)).toBe(0);
  });

  test("leaves an admin an admin", async () => {
    const id = await account();
    await sql`update auth.users set raw_app_meta_data = '{"role": "admin"}' where id = ${id}`;
    await grant(id, true);
    await grant(id, false);
    expect(await visitsSeenBy(id)).toBe(1);
  });

  test("says if there's no such account", async () => {
    const [row] = await sql`select public.grant_numbers('nobody@example.com', true) as done`;
    expect(row?.done).toBe(false);
  });
});
