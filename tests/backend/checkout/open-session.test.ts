import { describe, expect, test } from "vitest";
import { become } from "../access/callers.ts";
import { freshDatabase, withoutTrace } from "../support/database.ts";
import { wrapDatabase } from "../support/wrap-database.ts";

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const ended = { code: "PT401" };

async function buyer(): Promise<string> {
  const account = await testDatabase.account();
  await testDatabase.record(account);
  await testDatabase.own(account, account);
  return account;
}

interface Token {
  /** The time until its session ends; by default, it never ends. */
  endsIn?: string;
  audience?: string;
}

/** Asks for access with a token of a session. */
const hasAccess = (account: string, tokenSession: string, { endsIn, audience }: Token = {}) =>
  withoutTrace(sql, async (connection) => {
    await connection`
      update auth.sessions set not_after = now() + ${endsIn ?? null}::interval where id = ${account}`;
    await become(connection, {
      ...{ role: "authenticated", account, tokenSession },
      ...(audience !== undefined && { audience }),
    });
    const [row] = await connection`select public.has_access() as has`;
    return row?.has;
  });

describe("open session", () => {
  test("gives access until it ends", async () => {
    const account = await buyer();

    expect(await hasAccess(account, account)).toBe(true);
    expect(await hasAccess(account, account, { endsIn: "1 second" })).toBe(true);
    await expect(hasAccess(account, account, { endsIn: "0" })).rejects.toMatchObject(ended);
    await expect(hasAccess(account, account, { endsIn: "-1 second" })).rejects.toMatchObject(ended);
  });

  test("has to be the account's own", async () => {
    const [account, other] = [await buyer(), await buyer()];

    await expect(hasAccess(account, other)).rejects.toMatchObject(ended);
    await expect(hasAccess(account, crypto.randomUUID())).rejects.toMatchObject(ended);
  });

  test("needs a token that is for this service", async () => {
    const account = await buyer();

    for (const audience of ["", "another service", "authenticated too"])
      await expect(hasAccess(account, account, { audience })).rejects.toMatchObject(ended);
  });
});
