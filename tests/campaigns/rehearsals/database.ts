import { execFile } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { postgresPrograms } from "#tools/test-env/postgres.ts";

/** Everything of ours and of the accounts. */
const SCHEMAS = ["public", "private", "auth"];

/** A database of a cluster that can be backed up, restored, and made read-only, as hosts do. */
export async function createDatabase(cluster: string, name: string, template: string) {
  const url = `${cluster}/${name}`;
  const folder = mkdtempSync(join(tmpdir(), "rehearsal-"));
  const backup = join(folder, "backup");
  await withConnection(`${cluster}/postgres`, (sql) =>
    sql.unsafe(`create database ${name} template ${template}`),
  );
  return {
    url,
    /** Writes everything to a file, as a nightly backup does. */
    async backUp(): Promise<void> {
      const schemas = SCHEMAS.map((schema) => `--schema=${schema}`);
      await run("pg_dump", "--data-only", "--format=custom", ...schemas, "--file", backup, url);
    },
    /** Replaces everything by what's in the file. */
    async restore(): Promise<void> {
      await withConnection(url, truncateAll);
      await run("pg_restore", "--data-only", "--disable-triggers", "--dbname", url, backup);
    },
    /** Does the same as a hosted project on a full disk. It concerns the whole cluster. */
    setReadOnly: (isReadOnly: boolean) =>
      withConnection(url, async (sql) => {
        const wanted = isReadOnly ? "on" : "off";
        await sql.unsafe(`alter system set default_transaction_read_only = ${wanted}`);
        await sql`select pg_reload_conf()`;
        while ((await readSetting(sql)) !== wanted)
          await new Promise((resolve) => setImmediate(resolve));
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs a program that comes with PostgreSQL. Its folder may have links to some of them only. */
function run(program: string, ...args: string[]) {
  const folder = dirname(realpathSync(join(postgresPrograms() ?? "", "postgres")));
  return promisify(execFile)(join(folder, program), args);
}

const readSetting = async (sql: postgres.Sql): Promise<string> =>
  (await sql`show default_transaction_read_only`)[0]?.default_transaction_read_only;

async function truncateAll(sql: postgres.Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ${sql(SCHEMAS)}`;
  // Nothing else may delete facts: what has happened is append-only.
  await sql`set session_replication_role = replica`;
  await sql.unsafe(`truncate ${tables.map(({ name }) => name).join(", ")}`);
}

async function withConnection<Result>(
  url: string,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
