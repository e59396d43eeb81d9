// @module-tag long
import { expect, test } from "vitest";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { expectedAccess } from "../access/access.ts";
import { createPeople, lookAtAccess } from "../access/look-at-access.ts";
import { freshDatabase, withoutTrace } from "./database.ts";

const { sql, url } = await freshDatabase({ template: "template0" });

test("the schema revokes the default grants to everyone on new objects", async () => {
  await sql`alter default privileges in schema public grant all on tables to anon, authenticated, service_role`;
  await sql`alter default privileges in schema public grant all on functions to anon, authenticated, service_role`;
  await sql`alter default privileges grant all on tables to anon, authenticated, service_role`;
  await sql`alter default privileges grant all on functions to anon, authenticated, service_role`;
  await sql`alter default privileges grant all on schemas to anon, authenticated, service_role`;
  const api = await openApi({
    databaseUrl: url,
    origin: "http://localhost",
    keys: { jwtSecret: "not used", databaseKey: "not used" },
    publicKey: "not used",
    sendMail: async () => {},
  });
  expect(
    await api.query("select mode from private.payment_mode"),
    "a new project counts live payments only",
  ).toEqual([{ mode: "live" }]);
  await api.query("select public.set_payment_mode('test')");
  await api.close();
  const callers = await createPeople(sql);

  expect(await withoutTrace(sql, (connection) => lookAtAccess(connection, callers))).toEqual(
    expectedAccess,
  );
  const strangers = await withoutTrace(sql, async (connection) => {
    await connection`create table public.later (id integer)`;
    return lookAtAccess(connection, callers);
  });
  expect(strangers.grants, "how such a database was made").toHaveProperty(["public.later"]);
});
