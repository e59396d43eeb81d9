import { withTimeout } from "#lib/with-timeout.ts";
import { FORBIDDEN } from "../client/status.ts";
import { supabase } from "../client/supabase.ts";
import { withSessionRetry } from "../client/with-session-retry.ts";

const TIMEOUT_MS = 15_000;

/** The signed-in account doesn't have the role, or not any more. */
export class NotAnOperator extends Error {
  override name = "NotAnOperator";
}

/**
 * Calls a function of the database as the signed-in operator. Arguments are sent in the body, so no
 * server logs them. Rejects with `NotAnOperator` for other accounts, and if there's no answer in
 * time or as soon as `signal` is aborted.
 */
export async function askOperations(
  name: string,
  args: Record<string, string | null> = {},
  signal?: AbortSignal,
): Promise<unknown> {
  const { data, status } = await withSessionRetry(async () => {
    const answer = await withTimeout(
      TIMEOUT_MS,
      (stop) => supabase().rpc(name, args).abortSignal(stop),
      { signal },
    );
    const isForbidden = answer.status === FORBIDDEN;
    return { data: answer.data, status: answer.status, error: isForbidden ? null : answer.error };
  });
  if (status === FORBIDDEN) throw new NotAnOperator("This account is not an operator's.");
  return data;
}
