import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite, PgliteConnection } from "@supabase/lite/pglite";
import { PostgresConnection } from "@supabase/lite/postgres";
import postgres from "postgres";
import { createFolder } from "../data-folder/create-folder.ts";
import { hadDatabase, noteDatabase } from "../data-folder/database-mark.ts";
import { migrate, refuseOtherHistory } from "./migrate.ts";

type Connection = PgliteConnection | PostgresConnection;

/** The part of a database that `App` of @supabase/lite uses. */
interface Engine {
  init(): Promise<unknown>;
  ensureSystemSchema(): Promise<unknown>;
}

interface DatabaseOptions<App extends Engine> {
  /** The folder of the embedded database; in memory if it's missing. */
  folder?: string | undefined;
  /** An archive of the data folder that the embedded database in memory begins with. */
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
      await refuseOtherHistory(connection);
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
  const isThere = existsSync(path);
  // It got its name when it was complete, so whatever is missing was lost later.
  if (isThere ? !existsSync(join(path, "PG_VERSION")) : hadDatabase(folder))
    throw new DatabaseDamaged(`The database in ${path} is gone, and this folder had one.`);
  await createFolder({
    folder: path,
    build: async (draft) => {
      const { connection } = await prepare(await openEmbedded(draft));
      await connection.close();
    },
  });
  const connection = await openEmbedded(path);
  if (isThere && (await isEmpty(connection, path))) {
    await connection.close();
    throw new DatabaseDamaged(`The database in ${path} is empty, and it wasn't before.`);
  }
  const opened = await prepare(connection);
  noteDatabase(folder);
  return opened;
}

/** True if nothing was ever migrated. Rejects with `DatabaseDamaged` if it can't be read. */
async function isEmpty({ driver }: PgliteConnection, path: string): Promise<boolean> {
  const found = "select to_regclass('supabase_migrations.schema_migrations') is null as is_empty";
  const { rows } = await driver.query<{ is_empty: boolean }>(found).catch((error: unknown) => {
    throw createDamageError(path, error);
  });
  return rows[0]?.is_empty !== false;
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
    throw createDamageError(path ?? "memory", error);
  }
}

function createDamageError(place: string, error: unknown): DatabaseDamaged {
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  // A failed assertion of its engine is followed by pages about itself.
  const [line = ""] = reason.split("\n");
  return new DatabaseDamaged(`The database in ${place} can't be opened: ${line.slice(0, 200)}`, {
    cause: error,
  });
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

/** Any number works, as long as all servers use the same one. */
const LOCK = 7_426_021_190;
const CONNECT_TIMEOUT_S = 10;

/**
 * Runs something on a PostgreSQL while no other server does: a second server waits, and then finds
 * it done. The lock ends with the connection, however that ends.
 */
async function withMigrationLock<Result>(
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

type Driver = PostgresConnection["driver"];

/** More texts than the product's queries have. Clients may send others, without end. */
const MAX_COUNT = 200;

/**
 * Lets a connection prepare each statement once, as PostgREST does. Otherwise the driver asks for
 * the types of its parameters first, each time, and PostgreSQL parses and plans it again.
 */
export function prepareStatements(driver: Driver): void {
  const prepared = new Set<string>();
  const mayPrepare = (text: string) => {
    if (prepared.size < MAX_COUNT) prepared.add(text);
    return prepared.has(text);
  };
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const connection = await reserve();
    const unsafe = connection.unsafe.bind(connection);
    connection.unsafe = (text, parameters, options) =>
      unsafe(text, parameters, {
        prepare: (parameters?.length ?? 0) > 0 && mayPrepare(text),
        ...options,
      });
    return connection;
  };
}
