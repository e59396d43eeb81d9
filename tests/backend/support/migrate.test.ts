import { PostgresConnection } from "@supabase/lite/postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FormerMigrations } from "#tools/dev/local-backend/database/former-migrations.ts";
import { migrate, refuseOtherHistory } from "#tools/dev/local-backend/database/migrate.ts";
import { digestMigration, type Migration } from "#tools/dev/local-backend/database/migrations.ts";
import { freshDatabase } from "./database.ts";

const baseline: Migration = {
  version: "20260201000000",
  name: "baseline",
  sql: "create table shop (id integer);\n-- later\ncreate table jobs (id integer);",
};
const former: FormerMigrations = {
  versions: ["20260101000000", "20260102000000"],
  baseline: digestMigration(baseline),
  readMissing: () => "create table jobs (id integer)",
  earlier: { digest: "earlier", readMissing: () => ["alter table shop add column name text"] },
};

const { sql, url } = await freshDatabase({ template: "template0" });
const connection = new PostgresConnection({ url, postgresOptions: { onnotice: () => {} } });
afterAll(() => connection.close());
beforeAll(async () => void (await sql.unsafe("create schema auth")));
beforeEach(() =>
  sql.unsafe("drop schema if exists supabase_migrations cascade; drop table if exists shop, jobs"),
);

/** Opens the database as a start does, and returns the migrations that it has then. */
async function open(migrations = [baseline]): Promise<string[]> {
  await refuseOtherHistory(connection, { migrations, former });
  await migrate(connection, { migrations, former });
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}

/** A database from before there was a baseline. */
const makeFormer = (versions: string[]) =>
  sql.unsafe(`
    create table shop (id integer);
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    insert into supabase_migrations.schema_migrations (version) values ${versions.map((version) => `('${version}')`).join()}
  `);

describe("migrate", () => {
  test("applies each migration once", async () => {
    expect(await open()).toEqual(["20260201000000"]);
    const later = { version: "20260301000000", name: "later", sql: "create table orders ()" };
    expect(await open([baseline, later])).toEqual(["20260201000000", "20260301000000"]);
    await sql.unsafe("drop table orders");
  });

  test("carries over a database that has all former migrations", async () => {
    await makeFormer(former.versions);
    expect(await open()).toEqual(["20260201000000"]);
    await sql.unsafe("select from jobs");
    expect(await open()).toEqual(["20260201000000"]);
  });

  test("carries over a database of the earlier baseline", async () => {
    await open();
    await sql.unsafe(`
      alter table shop drop column if exists name;
      update supabase_migrations.schema_migrations set digest = 'earlier'`);
    expect(await open()).toEqual(["20260201000000"]);
    expect(await open()).toEqual(["20260201000000"]);
    await sql.unsafe("select name from shop");
  });

  test("refuses a database that has only some of them", async () => {
    await makeFormer(former.versions.slice(0, 1));
    await expect(open()).rejects.toMatchObject({ name: "OutdatedDatabase" });
  });

  test("refuses a former database if the baseline has changed since", async () => {
    await makeFormer(former.versions);
    const changed = { ...baseline, sql: `${baseline.sql} create table orders ();` };
    await expect(open([changed])).rejects.toMatchObject({ name: "OutdatedDatabase" });
  });

  test("refuses a database if an applied migration has changed, unless only its comments have", async () => {
    await open();
    expect(await open([{ ...baseline, sql: baseline.sql.replace("later", "soon") }])).toHaveLength(
      1,
    );
    const changed = { ...baseline, sql: baseline.sql.replaceAll("integer", "text") };
    await expect(open([changed])).rejects.toMatchObject({ name: "OutdatedDatabase" });
  });

  test("refuses a newer database", async () => {
    const later = { version: "20260301000000", name: "later", sql: "select 1" };
    await open([baseline, later]);
    await expect(open()).rejects.toMatchObject({
      name: "UnknownMigration",
      message: expect.stringContaining("20260301000000"),
    });
  });
});
