import postgres from "postgres";

/** A database of a cluster that can be copied, put back, and made read-only, as hosts do. */
export async function databaseIn(cluster: string, name: string, template: string) {
  const admin = <Result>(work: (sql: postgres.Sql) => Promise<Result>) => withAdmin(cluster, work);
  const copy = `${name}_copy`;
  await admin((sql) => sql.unsafe(`create database ${name} template ${template}`));
  return {
    url: `${cluster}/${name}`,
    /** Copies everything, as a nightly backup does. No connection may be open. */
    backUp: () =>
      admin(async (sql) => {
        await untilUnused(sql, name);
        await sql.unsafe(`create database ${copy} template ${name}`);
      }),
    /** Puts the copy in the place of the database. No connection may be open. */
    restore: () =>
      admin(async (sql) => {
        await untilUnused(sql, name);
        await sql.unsafe(`drop database ${name}`);
        await sql.unsafe(`alter database ${copy} rename to ${name}`);
      }),
    /** What a hosted project does to its database on a full disk. It concerns the whole cluster. */
    setReadOnly: (isReadOnly: boolean) =>
      admin(async (sql) => {
        const wanted = isReadOnly ? "on" : "off";
        await sql.unsafe(`alter system set default_transaction_read_only = ${wanted}`);
        await sql`select pg_reload_conf()`;
        await until(async () => (await settingOf(sql)) === wanted);
      }),
  };
}

const settingOf = async (sql: postgres.Sql): Promise<string> =>
  (await sql`show default_transaction_read_only`)[0]?.default_transaction_read_only;

/** Pools close their connections a moment after their last query. */
const untilUnused = (sql: postgres.Sql, name: string) =>
  until(async () => {
    const open = await sql`select from pg_stat_activity where datname = ${name}`;
    return open.length === 0;
  });

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

async function withAdmin<Result>(
  cluster: string,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(`${cluster}/postgres`, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
