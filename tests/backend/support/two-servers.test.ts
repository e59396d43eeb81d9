// @module-tag long
import postgres from "postgres";
import { afterAll, describe, expect, test } from "vitest";
import { readMigrations } from "#tools/dev/local-backend/database/migrations.ts";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { startPostgres } from "#tools/test-env/postgres.ts";
import { freshDatabase } from "./database.ts";
import { keys, origin } from "./environment.ts";

// A separate cluster, because roles belong to the whole cluster and must not exist here yet.
const cluster = await startPostgres();
afterAll(cluster.stop);

const open = (name: string) =>
  openApi({
    databaseUrl: `${cluster.url}/${name}`,
    origin: "http://localhost",
    keys: { jwtSecret: "not used", databaseKey: "not used" },
    publicKey: "not used",
    sendMail: async () => {},
  });

describe("servers on an empty PostgreSQL", () => {
  test("all start, in one database and in several, and apply each migration once", async () => {
    const sql = postgres(`${cluster.url}/postgres`, { max: 1 });
    for (const name of ["one", "other"]) await sql.unsafe(`create database ${name}`);
    await sql.end();

    const servers = await Promise.all(["one", "other", "one", "other", "one"].map(open));
    for (const server of servers) {
      const rows = await server.query<{ version: string }>(
        "select version from supabase_migrations.schema_migrations order by version",
      );
      expect(rows.map(({ version }) => version)).toEqual(
        readMigrations().map(({ version }) => version),
      );
    }
    await Promise.all(servers.map((server) => server.close()));
  });

  test("don't start on a newer database, and leave it as it is", async () => {
    const sql = postgres(`${cluster.url}/one`, { max: 1 });
    await sql`insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')`;
    await expect(open("one")).rejects.toMatchObject({
      name: "UnknownMigration",
      message: expect.stringContaining("29990101000000"),
    });
    await sql`delete from supabase_migrations.schema_migrations where version = '29990101000000'`;
    await sql.end();
    await (await open("one")).close();
  });

  test.each([
    ["28000", (url: string) => url.replace("postgres@", "nobody:secret@")],
    ["3D000", (url: string) => `${url}s`],
    ["ECONNREFUSED", () => "postgres://postgres@127.0.0.1:1/one"],
    ["ERR_INVALID_URL", () => "localhost one"],
  ])("fail with the code %s, which has its own remedy", async (code, change) => {
    const databaseUrl = change(`${cluster.url}/one`);
    const opening = openApi({
      databaseUrl,
      origin: "http://localhost",
      keys: { jwtSecret: "", databaseKey: "" },
      publicKey: "",
      sendMail: async () => {},
    });
    await expect(opening).rejects.toMatchObject({ code });
  });
});

const { sql, url } = await freshDatabase();

test("the backend closes although a query waits for a lock", async () => {
  const api = await openApi({
    databaseUrl: url,
    origin,
    keys,
    publicKey: "sb_publishable_of_tests",
    sendMail: async () => {},
  });
  await sql`select pg_advisory_lock(1)`;
  const waiting = api.query("select pg_advisory_lock($1)", [1]);
  const outcome = waiting.then(
    () => "has the lock",
    () => "is cut",
  );
  await expect.poll(waitingQueries).toBe(1);

  await api.close();

  expect(await outcome).toBe("is cut");
});

async function waitingQueries(): Promise<number> {
  const rows = await sql`select from pg_locks where locktype = 'advisory' and not granted`;
  return rows.length;
}
