import { PostgrestClient } from "@supabase/postgrest-js";
import { Refusal, type RefusalArguments } from "./refusal.ts";
import { settings } from "./settings.ts";

/** The database refused or failed. `code` is its SQLSTATE, or its API's own code. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  readonly code: string;

  constructor(code: string) {
    super("The database did not do what was asked.");
    this.code = code;
  }
}

const TIMEOUT_MS = 10_000;

/**
 * Calls a database function as the server and resolves to its result. Rejects with `DatabaseError`.
 */
export function inDatabase<T>(name: string, args: Record<string, unknown> = {}): Promise<T> {
  const { databaseKey } = settings();
  return call<T>(databaseKey, databaseKey, name, args);
}

/** Calls database functions as the account that a request comes from, by its bearer token. */
export function asCaller({ headers }: Request): ReturnType<typeof asAccount> {
  const [, token = ""] = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  return asAccount(token);
}

/**
 * Calls database functions as the account of a token, so that row security decides. Refuses a token
 * that isn't an account's, and values that the database refuses.
 */
export const asAccount =
  (token: string) =>
  async <T>(name: string, args: Record<string, unknown> = {}): Promise<T> => {
    try {
      return await call<T>(settings().databaseKey, token, name, args);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      if (SIGNED_OUT.test(error.code)) throw new Refusal(401, "Sign in first.");
      if (CALLERS_VALUE.test(error.code))
        throw new Refusal(400, "A value isn't what it has to be.");
      throw error;
    }
  };

/** Refusals by the database's codes: `{ PT429: [429, "Too many attempts."] }`. */
export type Refusals = Record<string, RefusalArguments>;

/** Resolves to a result of the database, or refuses the caller if it fails with one of the codes. */
export async function refuseOn<T>(refusals: Refusals, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const refusal = error instanceof DatabaseError ? refusals[error.code] : undefined;
    throw refusal ? new Refusal(...refusal) : error;
  }
}

/**
 * The API refuses the token, the role without an account may not call the function, or the session
 * has ended.
 */
const SIGNED_OUT = /^(PGRST30[0-3]|42501|PT401)$/;

/**
 * A value isn't of its type, or breaks a check. The account that calls chose it, so it's their
 * mistake, and nothing here is broken.
 */
const CALLERS_VALUE = /^(22\w{3}|23514)$/;

async function call<T>(
  apikey: string,
  token: string,
  name: string,
  args: Record<string, unknown>,
): Promise<T> {
  const client = new PostgrestClient(`${settings().SUPABASE_URL}/rest/v1`, {
    headers: { apikey, Authorization: `Bearer ${token}` },
  });
  const { data, error } = await client.rpc(name, args).abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error) throw new DatabaseError(error.code);
  return data as T;
}
