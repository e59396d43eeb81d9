import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { hasChdb, NO_CHDB } from "#tools/event-store/fetch-chdb.ts";
import { openApi } from "#tools/local-backend/supabase/api.ts";
import { startPostgres } from "#tools/test-env/postgres.ts";
import { TEMPLATE } from "./database.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/**
 * Starts one cluster for all files, with the roles, which belong to a cluster, and a migrated
 * database that files copy.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  if (!hasChdb()) process.stdout.write(`Skipped: the reports in ClickHouse. ${NO_CHDB}.\n`);
  const cluster = await startPostgres();
  const sql = postgres(`${cluster.url}/postgres`, { max: 1 });
  await sql.unsafe(`create database ${TEMPLATE}`);
  await sql.end();
  const api = await openApi({
    databaseUrl: `${cluster.url}/${TEMPLATE}`,
    origin: "http://localhost",
    keys: { jwtSecret: "not used", databaseKey: "not used" },
    publicKey: "not used",
    sendMail: async () => {},
  });
  // The tests pay with test cards.
  await api.query("select public.set_payment_mode('test')");
  await api.close();
  project.provide("postgresUrl", cluster.url);
  return cluster.stop;
}
