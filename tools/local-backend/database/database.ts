import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite, PgliteConnection } from "@supabase/lite/pglite";
import { PostgresConnection } from "@supabase/lite/postgres";
import { createFolder } from "../data-folder/create-folder.ts";
import { migrate, refuseUnknownMigrations } from "./migrate.ts";
import { withMigrationLock } from "./migration-lock.ts";
import { prepareStatements } from "./prepare-statements.ts";

type Connection = PgliteConnection | PostgresConnection;

/** What `App` of @supabase/lite does with a database. */
interface Engine {
  init(): Promise<unknown>;
  ensureSystemSchema(): Promise<unknown>;
}

interface DatabaseOptions<App extends Engine> {
  /** The folder of the embedded database; in memory if it's missing. */
  folder?: string | undefined;
  /** What the embedded database in memory begins with: an archive of its data folder. */
  dump?: Blob | undefined;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  createApp: (connection: Connection) => App;
}

/** The embedded database exists, but can't be opened. */
export class DatabaseDamaged extends Error {
  override name = "DatabaseDamaged";
}

/**
 * Opens the database with everything that a hosted project has: the auth schema, the roles, and all
 * migrations.
 */
export async function openDatabase<App extends Engine>({
  folder,
  dump,
  databaseUrl,
  createApp,
}: DatabaseOptions<App>) {
  const prepare = async (connection: Connection) => {
    try {
      const app = createApp(connection);
      await refuseUnknownMigrations(connection);
      await app.init();
      await app.ensureSystemSchema();
      await migrate(connection);
      return { connection, app };
    } catch (error) {
      await connection.close().catch(() => {});
      throw error;
    }
  };

  if (databaseUrl)
    return withMigrationLock(databaseUrl, () => prepare(connectToServer(databaseUrl)));
  if (!folder) return prepare(await openEmbedded(undefined, dump));

  const path = join(folder, "database");
  await createFolder({
    folder: path,
    isComplete: (candidate) => existsSync(join(candidate, "PG_VERSION")),
    build: async (draft) => {
      const { connection } = await prepare(await openEmbedded(draft));
      await connection.close();
    },
  });
  return prepare(await openEmbedded(path));
}

/**
 * By default, PostgreSQL clears 128 MB of memory at each start, for data a fraction of that size.
 */
const SMALL = ["-c", "shared_buffers=16MB"];

async function openEmbedded(path?: string, dump?: Blob): Promise<PgliteConnection> {
  const connection = new PgliteConnection({
    ...(path ? { url: path } : {}),
    pgliteOptions: {
      startParams: [...PGlite.defaultStartParams, ...SMALL],
      ...(dump && { loadDataDir: dump }),
    },
  });
  try {
    // Wait here, because the connection's first statement would hide why it failed.
    await connection.driver.waitReady;
    return connection;
  } catch (error) {
    throw new DatabaseDamaged(
      `The database in ${path ?? "memory"} can't be opened: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
      {
        cause: error,
      },
    );
  }
}

function connectToServer(url: string): PostgresConnection {
  // Hides notices such as "already exists, skipping".
  return new ServerConnection({ url, postgresOptions: { types: { jsonb }, onnotice: () => {} } });
}

/** Seconds that queries get to end before their connections are cut. */
const LAST_QUERIES_S = 2;

class ServerConnection extends PostgresConnection {
  constructor(options: ConstructorParameters<typeof PostgresConnection>[0]) {
    super(options);
    prepareStatements(this.driver);
  }

  /** Without a limit, a query that waits for a lock would keep the process from ending. */
  override close(): Promise<void> {
    return this.driver.end({ timeout: LAST_QUERIES_S });
  }
}

/**
 * @supabase/lite passes JSON as text, and the driver for a real PostgreSQL would encode it again:
 * an argument would be a string, not an object.
 */
const jsonb = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};
