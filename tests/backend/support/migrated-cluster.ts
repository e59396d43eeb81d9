import postgres from "postgres";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { type Cluster, startPostgres } from "#tools/test-env/postgres.ts";

/** The migrated, empty database of the cluster. */
export const MIGRATED = "migrated";

/**
 * Starts a PostgreSQL with the roles, which belong to a cluster, and with a migrated database that
 * accepts test payments.
 */
export async function startMigratedCluster(): Promise<Cluster> {
  const cluster = await startPostgres();
  const sql = postgres(`${cluster.url}/postgres`, { max: 1 });
  await sql.unsafe(`create database ${MIGRATED}`);
  await sql.end();
  const api = await openApi({
    databaseUrl: `${cluster.url}/${MIGRATED}`,
    origin: "http://localhost",
    keys: { jwtSecret: "not used", databaseKey: "not used" },
    publicKey: "not used",
    sendMail: async () => {},
  });
  // The tests pay with test cards.
  await api.query("select public.set_payment_mode('test')");
  await api.close();
  return cluster;
}
