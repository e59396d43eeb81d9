import { setTimeout } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { MIGRATED, startMigratedCluster } from "../../../backend/support/migrated-cluster.ts";
import type { SqlCode } from "../part.ts";
import { readSqlUnits, type SqlUnit } from "./sql-units.ts";

export type MutatedCluster = Awaited<ReturnType<typeof startMutatedCluster>>;

/** A cluster with a migrated database that test files copy, and in which units can be replaced. */
export async function startMutatedCluster() {
  const { url, stop } = await startMigratedCluster();
  // It would print a notice of each connection that ends by itself meanwhile.
  const admin = postgres(`${url}/postgres`, { max: 1, onnotice: () => {} });
  // Counts which functions the tests of a file call.
  await admin`alter system set track_functions = 'all'`;
  await admin`select pg_reload_conf()`;

  /** Nothing may be connected to a database while it's copied. */
  async function inMigrated<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const sql = postgres(`${url}/${MIGRATED}`, { max: 1 });
    return work(sql).finally(() => sql.end());
  }

  const copies = async () =>
    (
      await admin<
        { name: string }[]
      >`select datname as name from pg_database where datname like 'test\\_%'`
    ).map(({ name }) => name);

  /** Connections count what they called when they end. */
  async function untilDisconnected(): Promise<void> {
    const isConnected = async () =>
      (
        await admin`
          select pg_terminate_backend(pid) from pg_stat_activity where datname like 'test\\_%'`
      ).length > 0;
    while (await isConnected()) await setTimeout(10);
  }

  return {
    url,
    readUnits: (code: SqlCode): Promise<SqlUnit[]> => inMigrated((sql) => readSqlUnits(sql, code)),
    /** Puts a source in place of a unit's. Resolves to false if it doesn't compile. */
    replace: (unit: SqlUnit, source: string): Promise<boolean> =>
      inMigrated((sql) => sql.unsafe(unit.statement(source))).then(
        () => true,
        (error) => {
          if (error instanceof postgres.PostgresError) return false;
          throw error;
        },
      ),
    /** The functions that were called in the copies. */
    async listCalledFunctions(): Promise<string[]> {
      await untilDisconnected();
      const called = await Promise.all(
        (await copies()).map(async (name) => {
          const sql = postgres(`${url}/${name}`, { max: 1 });
          const rows = await sql<{ name: string }[]>`
            select schemaname || '.' || funcname as name from pg_stat_user_functions`;
          await sql.end();
          return rows.map((row) => row.name);
        }),
      );
      return [...new Set(called.flat())];
    },
    async dropCopies(): Promise<void> {
      for (const name of await copies()) await admin.unsafe(`drop database ${name} with (force)`);
    },
    async stop(): Promise<void> {
      await admin.end();
      stop();
    },
  };
}
