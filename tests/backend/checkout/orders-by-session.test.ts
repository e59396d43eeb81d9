import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, describe, expect, test } from "vitest";
import { asCaller, type Caller } from "../access/callers.ts";
import { freshDatabase } from "../support/database.ts";
import { wrapDatabase } from "../support/wrap-database.ts";

const { sql, url } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const unused = postgres(url, { max: 1 });
afterAll(() => unused.end());

const readAsCaller = async (caller: Caller) =>
  (
    await asCaller(
      sql,
      caller,
      (connection) =>
        connection<{ session: string }[]>`
          select checkout_session_id as session from public.stripe_orders`,
    )
  ).map(({ session }) => session);

describe("an order without an owner", () => {
  test("is read by anyone who knows its session, even if their own session has ended", async () => {
    await testDatabase.record("cs_waits");
    const account = await testDatabase.account();
    const ended = { role: "authenticated", account, tokenSession: randomUUID() } as const;
    expect(await readAsCaller({ role: "anon", session: "cs_waits" })).toEqual(["cs_waits"]);
    expect(await readAsCaller({ ...ended, session: "cs_waits" })).toEqual(["cs_waits"]);
    expect(await readAsCaller({ role: "anon", session: "cs_wait" })).toEqual([]);
  });

  test("is read by nobody once its account is erased", async () => {
    await testDatabase.record("cs_erased");
    await sql`update public.stripe_orders set status = 'erased' where checkout_session_id = 'cs_erased'`;
    expect(await readAsCaller({ role: "anon", session: "cs_erased" })).toEqual([]);
  });

  test("isn't looked for without headers", async () => {
    const orders = () =>
      unused.begin(async (connection) => {
        await connection`set local role anon`;
        return connection`select * from public.stripe_orders`;
      });
    expect(await orders(), "never set on this connection").toEqual([]);
    await unused`set request.headers = ''`;
    expect(await orders(), "as PostgreSQL leaves it after a transaction").toEqual([]);
  });
});
