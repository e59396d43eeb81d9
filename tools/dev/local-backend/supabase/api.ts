import { AsyncLocalStorage } from "node:async_hooks";
import { App } from "@supabase/lite";
import { type PGlite, PgliteConnection } from "@supabase/lite/pglite";
import { CompiledQuery, type Kysely, sql } from "kysely";
import { resetPassword } from "../../../../supabase/functions/_shared/mails/reset-password.ts";
import { openDatabase } from "../database/database.ts";
import { endOtherSessions, setsPassword } from "./end-other-sessions.ts";
import type { Keys } from "./keys.ts";

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

interface SqlError {
  code?: unknown;
  message?: unknown;
  detail?: unknown;
  hint?: unknown;
}

/** The embedded database's driver refuses an object or a list in place of a text like this. */
const NO_TEXT = /^Invalid input for \w+ type$/;

/**
 * Answers 400 for a value that breaks a check, or that can't be a parameter, as hosted projects do.
 * `PGRST` is how a function names its own status, and @supabase/lite knows that, too.
 */
function blameCaller(error: unknown): unknown {
  const { code, message, detail, hint }: SqlError =
    typeof error === "object" && error !== null ? error : {};
  const isNoText = code === undefined && typeof message === "string" && NO_TEXT.test(message);
  if (code !== "23514" && !isNoText) return error;
  const body = { code: code ?? "22P02", message, details: detail ?? null, hint: hint ?? null };
  return Object.assign(new Error(JSON.stringify(body)), {
    code: "PGRST",
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}

type Run = (text: string, parameters: readonly unknown[]) => Promise<unknown>;

const OPENS_SESSION = /^\/auth\/v1\/(token|signup|verify)$/;

/**
 * Notes which browser a session is used by, and when its token was renewed, as the hosted service
 * does. `response` is the service's answer to the request.
 */
async function noteSessionUse(request: Request, response: Response, run: Run): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  // A preflight request opens none.
  if (request.method !== "POST" || !response.ok || !OPENS_SESSION.test(pathname)) return;
  const { access_token: token }: { access_token?: unknown } = await response.clone().json();
  if (typeof token !== "string") return;
  const [, payload = ""] = token.split(".");
  const { session_id: session } = JSON.parse(Buffer.from(payload, "base64url").toString());
  const isRenewed = searchParams.get("grant_type") === "refresh_token";
  await run(
    `update auth.sessions set user_agent = $2, refreshed_at = ${isRenewed ? "now() at time zone 'UTC'" : "refreshed_at"} where id = $1::uuid`,
    [session, request.headers.get("user-agent")],
  );
}

/**
 * Deliberate refusals by our own functions and policies, and values that a caller got wrong: they're
 * responses, not errors to report.
 */
const MEANT = /^(PT\d{3}|PGRST|42501|22\w{3}|23505)$/;

/**
 * @supabase/lite prints every failed statement with its parameters, which are personal data. While
 * `isOurs` returns true, prints only the SQLSTATE of unexpected errors. Returns a function that
 * restores the original behavior.
 */
function quietErrors(isOurs: () => boolean): () => void {
  const print = console.error;
  console.error = (...printed: unknown[]) => {
    if (!isOurs()) return print(...printed);
    for (const code of printed.flatMap(findUnexpectedCode)) print(`database: ${code}`);
  };
  return () => {
    console.error = print;
  };
}

function findUnexpectedCode(printed: unknown): string[] {
  const { code }: { code?: unknown } =
    typeof printed === "object" && printed !== null ? printed : {};
  return typeof code === "string" && !MEANT.test(code) ? [code] : [];
}

/** The parts of a request that policies can read. */
interface Asked {
  headers: string;
  method: string;
  path: string;
}

function describeRequest({ headers, method, url }: Request): Asked {
  const { pathname: path } = new URL(url);
  return { headers: JSON.stringify(Object.fromEntries(headers)), method, path };
}

/** Private members of a connection of @supabase/lite, which begin each transaction of a request. */
interface Contexts {
  applyJwtSessionContext(db: Kysely<unknown>, caller: Caller): Promise<void>;
  applyRpcRequestGucs(db: unknown, request: unknown): Promise<void>;
}

/** The sender of a request. `jwt` has the claims of a token that was checked. */
interface Caller {
  auth?: { role?: string; uid?: string; jwt?: object };
}

/** Lets policies and functions of the database read who asks for what, by a single statement. */
function passToPolicies(contexts: Contexts, asked: AsyncLocalStorage<Asked>): void {
  contexts.applyJwtSessionContext = async (db, { auth }) => {
    const { headers, method, path } = asked.getStore() ?? { headers: "{}", method: "", path: "" };
    const role = auth?.role || "anon";
    const settings = {
      role,
      "request.jwt.claim.sub": String(auth?.uid ?? ""),
      "request.jwt.claim.role": role,
      "request.jwt.claims": auth?.jwt ? JSON.stringify(auth.jwt) : "",
      "request.headers": headers,
      "request.method": method,
      "request.path": path,
      // A function may change its answer with these, besides its result.
      "response.status": "",
      "response.headers": "",
    };
    const set = Object.entries(settings).map(
      ([name, value]) => sql`set_config(${sql.lit(name)}, ${value}, true)`,
    );
    await sql`select ${sql.join(set)}`.execute(db);
  };
  contexts.applyRpcRequestGucs = async () => {};
}
