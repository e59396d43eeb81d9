import { isJsonObject, type JsonObject } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { supabase } from "../client/supabase.ts";
import { withSessionRetry } from "../client/with-session-retry.ts";

const DEADLINE_MS = 15_000;

/**
 * Reads everything that is kept about the signed-in account, by table. Rejects if it can't be read.
 */
export async function readMyData(): Promise<JsonObject> {
  const { data } = await withSessionRetry(() =>
    withTimeout(DEADLINE_MS, (signal) => supabase().rpc("my_data").abortSignal(signal)),
  );
  if (!isJsonObject(data)) throw new Error("The copy can't be parsed.");
  return data;
}
