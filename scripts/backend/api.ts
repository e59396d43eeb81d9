import { AsyncLocalStorage } from "node:async_hooks";
import { App } from "@supabase/lite";
import { CompiledQuery, type Kysely, sql } from "kysely";
import { openDatabase } from "./database.ts";
import { endOtherSessions, setsPassword } from "./end-other-sessions.ts";
import type { Keys } from "./keys.ts";
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
  /** Runs SQL past all policies; rows if the statement has some. With parameters it takes one statement. */
  query<Row = unknown>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** What @supabase/lite keeps to itself and the corrections below need. */
interface Internals {
  rlsState: unknown;
  kysely: Kysely<unknown>;
  applyJwtSessionContext(db: unknown, vars: unknown, setRole: unknown): Promise<void>;
}

/**
 * The Supabase APIs over an embedded or a real PostgreSQL, migrated. @supabase/lite speaks them; five of its ways are corrected here
 * (docs/decisions/0010), and tests/database/corrections.test.ts fails where an upgrade changes them.
 */
export async function openApi({
  folder,
  databaseUrl,
  origin,
  keys,
  publicKey,
  sendMail,
}: ApiOptions): Promise<Api> {
  const settings = {
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: publicKey,
      secret_key: keys.databaseKey,
      site_url: origin,
      additional_redirect_urls: [`${origin}/**`],
      minimum_password_length: 6,
      // as in supabase/config.toml
      email: {
        otp_length: 10,
        template: {
          recovery: {
            subject: "Set a new password",
            content_path: "./supabase/templates/recovery.html",
          },
        },
      },
    },
    options: {
      drivers: { email: { send: sendMail } },
      server: { disableStudio: true, admin: false },
    },
  };
  const createApp = (connection: object) =>
    new App({ connection, ...settings } as unknown as ConstructorParameters<typeof App>[0]);
  const { app, connection } = await openDatabase({ folder, databaseUrl, createApp });
  const internals = internalsOf(connection);

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

  const run = async (text: string, parameters: readonly unknown[]) =>
    (await internals.kysely.executeQuery(CompiledQuery.raw(text, [...parameters]))).rows;

  // 5. a new password would leave all other sessions of the account open
  const answer = async (request: Request, peerAddress: string | null, changesPassword: boolean) => {
    const response = await app.fetch(request, { peerAddress });
    if (changesPassword) await endOtherSessions(request, response.clone(), run);
    return response;
  };

  return {
    fetch: async (request, peerAddress) => {
      // not within a turn: a body may take its time to arrive
      const changesPassword = await setsPassword(request);
      const { headers, method, url } = request;
      return asked.run(
        {
          headers: JSON.stringify(Object.fromEntries(headers)),
          method,
          path: new URL(url).pathname,
        },
        () => alone(() => answer(request, peerAddress ?? null, changesPassword)),
      );
    },
    query: async <Row>(text: string, parameters?: readonly unknown[]) => {
      if (parameters) return alone(() => run(text, parameters)) as Promise<Row[]>;
      const answer = await alone(() => connection.exec<{ rows?: Row[] } | Row[]>(text));
      return Array.isArray(answer) ? answer : (answer?.rows ?? []);
    },
    close: () => {
      loud();
      return alone(() => connection.close());
    },
  };
}

/** What of a connection the corrections need. Throws where a release of @supabase/lite has it no more. */
export function internalsOf(connection: object): Internals {
  const internals = connection as Internals;
  for (const name of ["applyJwtSessionContext", "exec", "transaction"]) {
    if (typeof Reflect.get(connection, name) !== "function")
      throw new Error(`@supabase/lite has changed: no ${name}. See scripts/backend/api.ts.`);
  }
  for (const name of ["rlsState", "kysely"]) {
    if (!(name in connection))
      throw new Error(`@supabase/lite has changed: no ${name}. See scripts/backend/api.ts.`);
  }
  return internals;
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
