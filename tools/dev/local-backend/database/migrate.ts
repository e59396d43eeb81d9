import { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import { type FormerMigrations, findMissing, formerMigrations } from "./former-migrations.ts";
import {
  createHistory,
  createRoles,
  digestMigration,
  forgetHistory,
  type Migration,
  readMigrations,
  remember,
} from "./migrations.ts";

type Connection = PgliteConnection | PostgresConnection;

/** The database has a migration that this version of the project doesn't know. */
export class UnknownMigration extends Error {
  override name = "UnknownMigration";
}

/** The database was made from another version of the schema. */
export class OutdatedDatabase extends Error {
  override name = "OutdatedDatabase";
}

/** The database rejected a migration and rolled it back. */
export class MigrationFailed extends Error {
  override name = "MigrationFailed";
}

interface MigrateOptions {
  migrations?: Migration[];
  former?: FormerMigrations;
}

/**
 * Throws `UnknownMigration` for a newer database: older code could write data that its schema
 * doesn't expect. Throws `OutdatedDatabase` for one that `migrate` can't bring up to date.
 */
export async function refuseOtherHistory(
  connection: Connection,
  { migrations = readMigrations(), former = formerMigrations }: MigrateOptions = {},
): Promise<void> {
  const history = await readHistory(connection);
  const [first] = migrations;
  if (findMissing(history, first, former)) return;
  const known = new Map(migrations.map((one) => [one.version, digestMigration(one)]));
  const unknown = [...history.keys()].filter((version) => !known.has(version));
  const newer = unknown.filter((version) => first === undefined || version > first.version);
  if (newer.length > 0)
    throw new UnknownMigration(
      `A newer version of this project has used the database: supabase/migrations has no ${newer.join(", ")}.`,
    );
  // A hosted project's tools store no digest.
  const isOther = ([version, digest]: [string, string | null]) =>
    !known.has(version) || (digest !== null && digest !== known.get(version));
  if ([...history].some(isOther))
    throw new OutdatedDatabase(
      "The database was made from another version of supabase/schema and can't be carried over",
    );
}

/** Applies all missing migrations, each completely or not at all. Throws `MigrationFailed`. */
export async function migrate(
  connection: Connection,
  { migrations = readMigrations(), former = formerMigrations }: MigrateOptions = {},
): Promise<void> {
  await run(connection, createRoles);
  await run(connection, createHistory);
  const history = await readHistory(connection);
  const [baseline, ...later] = migrations;
  const missing = findMissing(history, baseline, former);
  if (baseline && missing)
    await apply(connection, baseline, [...missing, forgetHistory, remember(baseline)]);
  for (const migration of missing ? later : migrations)
    if (!history.has(migration.version))
      await apply(connection, migration, [migration.sql, remember(migration)]);
  await connection.clearSchemaCache();
}

async function apply(
  connection: Connection,
  { version, name }: Migration,
  statements: string[],
): Promise<void> {
  try {
    await runTogether(connection, statements);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new MigrationFailed(
      `The migration ${version}_${name}.sql failed, and nothing of it was kept: ${why}`,
      { cause: error },
    );
  }
}

/** The digest of each applied migration, by its version. */
async function readHistory(connection: Connection): Promise<Map<string, string | null>> {
  const [found] = await run<{ is_there: boolean }>(
    connection,
    "select to_regclass('supabase_migrations.schema_migrations') is not null as is_there",
  );
  if (!found?.is_there) return new Map();
  // A database from before there were digests has no such column.
  const rows = await run<{ version: string; digest: string | null }>(
    connection,
    "select version, to_jsonb(history) ->> 'digest' as digest from supabase_migrations.schema_migrations as history",
  );
  return new Map(rows.map(({ version, digest }) => [version, digest]));
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
