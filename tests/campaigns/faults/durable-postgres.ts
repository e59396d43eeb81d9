import postgres from "postgres";
import { type Cluster, startPostgres } from "#tools/test-env/postgres.ts";

/** Starts a PostgreSQL that keeps what it has confirmed, as a real one does. */
export const startDurablePostgres = (): Promise<Cluster> =>
  startPostgres({ fsync: "on", synchronous_commit: "on", full_page_writes: "on" });

/** The URL of a new database, which the backend migrates. */
export async function freshDatabase({ url }: Cluster): Promise<string> {
  const sql = postgres(`${url}/postgres`, { max: 1 });
  await sql.unsafe("create database faults");
  await sql.end();
  return `${url}/faults`;
}
