import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import { App } from "@supabase/lite";
import { PgliteConnection } from "@supabase/lite/pglite";
import { PostgresConnection } from "@supabase/lite/postgres";
import { sql } from "kysely";
import type { Keys } from "./keys.ts";
import { createHistory, createRoles, readMigrations, remember } from "./migrations.ts";
import { quietErrors } from "./quiet-errors.ts";

interface ApiOptions {
  /** Where the embedded database lives; absent: in memory. */
  folder?: string | undefined;
  /** A real PostgreSQL instead of the embedded one. */
  databaseUrl?: string | undefined;
  origin: string;
  keys: Pick<Keys, "jwtSecret" | "databaseKey">;
  publicKey: string;
  sendMail(mail: Mail): Promise<void>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
}

/** What a hosted project's address answers under `/auth/v1` and `/rest/v1`. */
export interface Api {
  fetch(request: Request, peerAddress?: string): Promise<Response>;
  /** Runs SQL past all policies; rows where the statement has some. */
  query<Row = unknown>(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** What @supabase/lite keeps to itself and the corrections below need. */
interface Internals {
  rlsState: unknown;
  applyJwtSessionContext(db: unknown, vars: unknown, setRole: unknown): Promise<void>;
}

/**
 * The Supabase APIs over an embedded or a real PostgreSQL, migrated. @supabase/lite speaks them; four of its ways are corrected here
 * (docs/decisions/0010), and tests/database/corrections.test.ts fails where an upgrade changes them.
 */
export async function openApi({ folder, databaseUrl, origin, keys, publicKey, sendMail }: ApiOptions): Promise<Api> {
  const connection = databaseUrl
    ? new PostgresConnection({ url: databaseUrl, postgresOptions: { types: { jsonb } } })
    : new PgliteConnection(folder ? { url: join(folder, "database") } : {});
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: publicKey,
      secret_key: keys.databaseKey,
      site_url: origin,
      additional_redirect_urls: [`${origin}/**`],
      minimum_password_length: 6,
      email: { template: { recovery: { subject: "Set a new password", content_path: "./supabase/templates/recovery.html" } } },
    },
    options: { drivers: { email: { send: sendMail } }, server: { disableStudio: true, admin: false } },
  } as unknown as ConstructorParameters<typeof App>[0]);

  const internals = internalsOf(connection);
  await app.init();
  await app.ensureSystemSchema();
  await connection.exec(createRoles);
  await migrate(connection);

  // 1. it would grant everything on every table at the first request, and hide a grant that a migration forgot
  internals.rlsState = "active";

  // 2. it tells policies the headers of a request for functions alone
  const asked = new AsyncLocalStorage<{ headers: string; method: string; path: string }>();
  const apply = internals.applyJwtSessionContext.bind(connection);
  internals.applyJwtSessionContext = async (db, vars, setRole) => {
    await apply(db, vars, setRole);
    const { headers, method, path } = asked.getStore() ?? { headers: "{}", method: "", path: "" };
    await sql`select set_config('request.headers', ${headers}, true), set_config('request.method', ${method}, true), set_config('request.path', ${path}, true)`.execute(
      db as Parameters<ReturnType<typeof sql>["execute"]>[0],
    );
  };

  const loud = quietErrors(() => asked.getStore() !== undefined);

  // 3. the embedded database is one session: two requests at once would share a transaction, and one would have the other's role
  const inTurn = queue();
  const alone = databaseUrl ? <T>(work: () => Promise<T>) => work() : inTurn;

  return {
    fetch: (request, peerAddress) =>
      asked.run({ headers: JSON.stringify(Object.fromEntries(request.headers)), method: request.method, path: new URL(request.url).pathname }, () =>
        alone(() => app.fetch(request, { peerAddress: peerAddress ?? null })),
      ),
    query: async <Row>(text: string) => {
      const answer = await alone(() => connection.exec<{ rows?: Row[] } | Row[]>(text));
      return Array.isArray(answer) ? answer : (answer?.rows ?? []);
    },
    close: () => {
      loud();
      return alone(() => connection.close());
    },
  };
}

type Connection = PgliteConnection | PostgresConnection;

/** It hands JSON over as text, and its driver for a real PostgreSQL would make a JSON text of that: an argument would be a string, not an object. */
const jsonb = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

/** What of a connection the corrections need. Throws where a release of @supabase/lite has it no more. */
export function internalsOf(connection: object): Internals {
  const internals = connection as Internals;
  for (const name of ["applyJwtSessionContext", "exec", "transaction"]) {
    if (typeof Reflect.get(connection, name) !== "function") throw new Error(`@supabase/lite has changed: no ${name}. See scripts/backend/api.ts.`);
  }
  if (!("rlsState" in connection)) throw new Error("@supabase/lite has changed: no rlsState. See scripts/backend/api.ts.");
  return internals;
}

async function migrate(connection: Connection): Promise<void> {
  await connection.exec(createHistory);
  const { rows } = await connection.exec<{ rows: { version: string }[] }>("select version from supabase_migrations.schema_migrations");
  const done = new Set(rows.map(({ version }) => version));
  for (const migration of readMigrations()) {
    if (!done.has(migration.version)) await connection.transaction([migration.sql, remember(migration)], { intent: "migration" });
  }
}

/** Runs one piece of work after the other, in the order in which they came. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => {});
    return run;
  };
}
