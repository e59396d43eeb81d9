import postgres from "postgres";

/** A database of a cluster that can be copied, put back, and made read-only, as hosts do. */
export async function databaseIn(cluster: string, name: string, template: string) {
  const admin = <Result>(work: (sql: postgres.Sql) => Promise<Result>) => withAdmin(cluster, work);
  const end = (sql: postgres.Sql) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  const copy = `${name}_copy`;
  await admin((sql) => sql.unsafe(`create database ${name} template ${template}`));
  return {
    url: `${cluster}/${name}`,
    /** Copies everything, as a nightly backup does. */
    backUp: () =>
      admin(async (sql) => {
        await end(sql);
        await sql.unsafe(`create database ${copy} template ${name}`);
      }),
    /** Puts the copy in the place of the database. */
    restore: () =>
      admin(async (sql) => {
        await end(sql);
        await sql.unsafe(`drop database ${name}`);
        await sql.unsafe(`alter database ${copy} rename to ${name}`);
      }),
    /** What a hosted project does to a database on a full disk. */
    setReadOnly: (isReadOnly: boolean) =>
      admin(async (sql) => {
        await sql.unsafe(
          `alter database ${name} set default_transaction_read_only = ${isReadOnly ? "on" : "off"}`,
        );
        await end(sql);
      }),
  };
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
