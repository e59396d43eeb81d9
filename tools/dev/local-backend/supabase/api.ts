import { AsyncLocalStorage } from "node:async_hooks";
import { App } from "@supabase/lite";
import { type PGlite, PgliteConnection } from "@supabase/lite/pglite";
import { CompiledQuery, type Kysely } from "kysely";
import { resetPassword } from "../../../../supabase/functions/_shared/mails/reset-password.ts";
import { openDatabase } from "../database/database.ts";
import { blameCaller } from "./blame-caller.ts";
import { endOtherSessions, setsPassword } from "./end-other-sessions.ts";
import type { Keys } from "./keys.ts";
import { noteSessionUse } from "./note-session-use.ts";
import { type Asked, type Contexts, describeRequest, passToPolicies } from "./pass-to-policies.ts";
import { quietErrors } from "./quiet-errors.ts";

interface ApiOptions {
  /** The folder of the embedded database; in memory if it's missing. */
  folder?: string | undefined;
  /** An archive of the data folder that the embedded database in memory begins with. */
  dump?: Blob | undefined;
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

/** A hosted project's API under `/auth/v1` and `/rest/v1`. */
export interface Api {
  fetch(request: Request, peerAddress?: string): Promise<Response>;
  /**
   * Runs SQL, bypassing all policies. Resolves to rows if the statement returns any. With
   * parameters, it takes a single statement.
   */
  query<Row = unknown>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** The embedded database itself; undefined if it's a real PostgreSQL. */
  embedded: PGlite | undefined;
  close(): Promise<void>;
}

/** Private members of @supabase/lite that the corrections below need. */
interface Internals extends Contexts {
  rlsState: unknown;
  normalizeDbError(error: unknown): unknown;
  kysely: Kysely<unknown>;
}

/**
 * The Supabase APIs over an embedded or a real PostgreSQL, migrated. @supabase/lite implements
 * them; seven of its behaviors are corrected here (docs/decisions/0010), and
 * tests/backend/orders/corrections.test.ts fails if an upgrade changes them.
 */
export async function openApi(options: ApiOptions): Promise<Api> {
  const { folder, dump, databaseUrl } = options;
  const settings = createSettings(options);
  const createApp = (connection: object) =>
    new App({ connection, ...settings } as unknown as ConstructorParameters<typeof App>[0]);
  const { app, connection } = await openDatabase({ folder, dump, databaseUrl, createApp });
  const internals = getInternals(connection);

  // 1. It would grant everything on every table at the first request, and hide a grant that a
  // migration forgot.
  internals.rlsState = "active";

  // 2. It passes a request's headers to policies only for functions, and sends a statement for each
  // setting: eleven before a function is called.
  const asked = new AsyncLocalStorage<Asked>();
  passToPolicies(internals, asked);

  // 7. It answers 500 if a value breaks a check, or isn't a text where one is expected.
  internals.normalizeDbError = blameCaller;

  const loud = quietErrors(() => asked.getStore() !== undefined);

  // 3. The embedded database is one session: two concurrent requests would share a transaction, and
  // one would get the other's role.
  const inTurn = queue();
  const alone = databaseUrl ? <T>(work: () => Promise<T>) => work() : inTurn;

  const run = async (text: string, parameters: readonly unknown[]) =>
    (await internals.kysely.executeQuery(CompiledQuery.raw(text, [...parameters]))).rows;

  // 5. A new password would leave all other sessions of the account open.
  // 6. It doesn't note where and when a session is used.
  const answer = async (request: Request, peerAddress: string | null, changesPassword: boolean) => {
    const response = await app.fetch(request, { peerAddress });
    if (changesPassword) await endOtherSessions(request, response.clone(), run);
    await noteSessionUse(request, response, run);
    return response;
  };

  return {
    fetch: async (request, peerAddress) => {
      // Outside the queue: a body may take a while to arrive.
      const changesPassword = await setsPassword(request);
      return asked.run(describeRequest(request), () =>
        alone(() => answer(request, peerAddress ?? null, changesPassword)),
      );
    },
    query: async <Row>(text: string, parameters?: readonly unknown[]) => {
      if (parameters) return alone(() => run(text, parameters)) as Promise<Row[]>;
      const answer = await alone(() => connection.exec<{ rows?: Row[] } | Row[]>(text));
      return Array.isArray(answer) ? answer : (answer?.rows ?? []);
    },
    embedded: connection instanceof PgliteConnection ? connection.driver : undefined,
    close: () => {
      loud();
      return alone(() => connection.close());
    },
  };
}

function createSettings({ origin, keys, publicKey, sendMail }: ApiOptions) {
  return {
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: publicKey,
      secret_key: keys.databaseKey,
      site_url: origin,
      additional_redirect_urls: [`${origin}/**`],
      minimum_password_length: 6,
      // The same as in supabase/config.toml.
      email: {
        otp_length: 10,
        template: {
          recovery: { subject: resetPassword.subject, content_path: resetPassword.htmlFile },
        },
      },
    },
    options: {
      drivers: { email: { send: sendMail } },
      server: { disableStudio: true, admin: false },
    },
  };
}

const METHODS = [
  ...["applyJwtSessionContext", "applyRpcRequestGucs", "exec", "normalizeDbError", "transaction"],
];

/**
 * The private members of a connection that the corrections need. Throws if a release of
 * @supabase/lite no longer has them.
 */
export function getInternals(connection: object): Internals {
  const internals = connection as Internals;
  for (const name of METHODS) {
    if (typeof Reflect.get(connection, name) !== "function")
      throw new Error(
        `@supabase/lite has changed: no ${name}. See tools/dev/local-backend/supabase/api.ts.`,
      );
  }
  for (const name of ["rlsState", "kysely"]) {
    if (!(name in connection))
      throw new Error(
        `@supabase/lite has changed: no ${name}. See tools/dev/local-backend/supabase/api.ts.`,
      );
  }
  return internals;
}

/** Runs tasks one after the other, in the order in which they arrive. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => {});
    return run;
  };
}
