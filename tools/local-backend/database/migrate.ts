import { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import {
  createHistory,
  createRoles,
  type Migration,
  readMigrations,
  remember,
} from "./migrations.ts";

type Connection = PgliteConnection | PostgresConnection;

/** The database has a migration that this version of the project doesn't know. */
export class UnknownMigration extends Error {
  override name = "UnknownMigration";
}

/** The database rejected a migration and rolled it back. */
export class MigrationFailed extends Error {
  override name = "MigrationFailed";
}

/** Throws `UnknownMigration`: older code could write data that the newer schema doesn't expect. */
export async function refuseUnknownMigrations(
  connection: Connection,
  migrations: Migration[] = readMigrations(),
): Promise<void> {
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...(await readHistory(connection))].filter((version) => !known.has(version));
  if (unknown.length === 0) return;
  throw new UnknownMigration(
    `A newer version of this project has used the database: supabase/migrations has no ${unknown.join(", ")}.`,
  );
}

/** Applies all missing migrations, each completely or not at all. Throws `MigrationFailed`. */
export async function migrate(
  connection: Connection,
  migrations: Migration[] = readMigrations(),
): Promise<void> {
  await run(connection, createRoles);
  const done = await readHistory(connection);
  for (const migration of migrations.filter(({ version }) => !done.has(version))) {
    try {
      await runTogether(connection, [migration.sql, remember(migration)]);
    } catch (error) {
      const { version, name } = migration;
      const why = error instanceof Error ? error.message : String(error);
      throw new MigrationFailed(
        `The migration ${version}_${name}.sql failed, and nothing of it was kept: ${why}`,
        { cause: error },
      );
    }
  }
  await connection.clearSchemaCache();
}

async function readHistory(connection: Connection): Promise<Set<string>> {
  await run(connection, createHistory);
  const rows = await run<{ version: string }>(
    connection,
    "select version from supabase_migrations.schema_migrations",
  );
  return new Set(rows.map(({ version }) => version));
}

// Bypasses the connection's own `exec`, which hides the error's code and prints the whole
// statement.
async function run<Row>(connection: Connection, text: string): Promise<Row[]> {
  if (!(connection instanceof PgliteConnection))
    return connection.driver.unsafe<Row[] & object[]>(text);
  const [answer] = await connection.driver.exec(text);
  return (answer?.rows ?? []) as Row[];
}

async function runTogether(connection: Connection, statements: string[]): Promise<void> {
  if (connection instanceof PgliteConnection) {
    await connection.driver.transaction(async (transaction) => {
      for (const statement of statements) await transaction.exec(statement);
    });
  } else {
    await connection.driver.begin(async (transaction) => {
      for (const statement of statements) await transaction.unsafe(statement);
    });
  }
}
