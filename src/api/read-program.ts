import type { Json } from "#lib/json.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { supabase } from "./client/supabase.ts";
import { withSessionRetry } from "./client/with-session-retry.ts";

const PROGRAM_TIMEOUT_MS = 15_000;

/**
 * Reads the parts of the program by name. Returns none unless the member has paid. Rejects if they
 * can't be loaded.
 */
export async function readProgram(): Promise<Record<string, Json>> {
  const { data } = await withSessionRetry(() =>
    withTimeout(PROGRAM_TIMEOUT_MS, (signal) =>
      supabase().from("program_parts").select("name, content").retry(false).abortSignal(signal),
    ),
  );
  return Object.fromEntries(data.map(({ name, content }) => [String(name), content]));
}
