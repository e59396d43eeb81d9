import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { freshDatabase, withoutTrace } from "../support/database.ts";

const { sql } = await freshDatabase();
const schema = readFileSync("supabase/schema/api.sql", "utf8");

/** The settings that the database's API reads, as a hosted project has them after this. */
const settingsOfApi = (isApplied: boolean) =>
  withoutTrace(sql, async (connection) => {
    await connection`create role authenticator`;
    if (isApplied) await connection.unsafe(schema);
    const rows = await connection<{ setting: string }[]>`
      select unnest(setconfig) as setting from pg_db_role_setting join pg_roles on pg_roles.oid = setrole
      where rolname = 'authenticator'`;
    return rows.map(({ setting }) => setting);
  });

test("a hosted project's API doesn't describe the tables", async () => {
  expect(await settingsOfApi(false)).toEqual([]);
  expect(await settingsOfApi(true)).toEqual(["pgrst.openapi_mode=disabled"]);
});
