import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { supabase } from "../client/supabase.ts";
import { withSessionRetry } from "../client/with-session-retry.ts";

const TIMEOUT_MS = 15_000;

/**
 * Reads everything that is kept about the signed-in account, by table. Rejects if it can't be read.
 */
export async function readMyData(): Promise<JsonObject> {
  const data = await read("my_data");
  const sessions = await read("my_sessions");
  if (!isJsonObject(data)) throw new Error("The copy can't be parsed.");
  return { ...data, sessions };
}

async function read(name: string): Promise<Json> {
  const { data } = await withSessionRetry(() =>
    withTimeout(TIMEOUT_MS, (signal) => supabase().rpc(name).abortSignal(signal)),
  );
  return data;
}
