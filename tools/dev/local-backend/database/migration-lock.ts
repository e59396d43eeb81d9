import postgres from "postgres";

/** Any number works, as long as all servers use the same one. */
const LOCK = 7_426_021_190;
const CONNECT_TIMEOUT_S = 10;

/**
 * Runs something on a PostgreSQL while no other server does: a second server waits, and then finds
 * it done. The lock ends with the connection, however that ends.
 */
export async function withMigrationLock<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = postgres(databaseUrl, { max: 1, connect_timeout: CONNECT_TIMEOUT_S });
  try {
    const done = await client.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(${LOCK})`;
      return { result: await work() };
    });
    return done.result as Result;
  } finally {
    await client.end();
  }
}
