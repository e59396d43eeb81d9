import { PostgrestClient } from "@supabase/postgrest-js";
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

const PATIENCE_MS = 10_000;

/**
 * Calls a database function as the server and resolves to its result. Rejects with `DatabaseError`.
 */
export async function inDatabase<T>(name: string, args: Record<string, unknown> = {}): Promise<T> {
  const { SUPABASE_URL, databaseKey } = settings();
  const client = new PostgrestClient(`${SUPABASE_URL}/rest/v1`, {
    headers: { apikey: databaseKey, Authorization: `Bearer ${databaseKey}` },
  });
  const { data, error } = await client
    .rpc(name, args)
    .abortSignal(AbortSignal.timeout(PATIENCE_MS));
  if (error) throw new DatabaseError(error.code);
  return data as T;
}
