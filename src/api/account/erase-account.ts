import { withTimeout } from "#lib/with-timeout.ts";
import { authCall, isRefusal, refusalText } from "../client/auth-call.ts";
import { callFunction } from "../client/call-function.ts";
import { temporarySupabase } from "../client/supabase.ts";
import { endSession } from "./end-session.ts";
import type { Account } from "./session.ts";

const DEADLINE_MS = 15_000;
const WRONG_PASSWORD = 400;

export type ErasureOutcome =
  | "erased"
  | "wrong-password"
  /** The server's message; undefined if it isn't readable. */
  | { refused: string | undefined };

/**
 * Erases an account. The password is checked by signing in once more, in a session that this
 * browser doesn't keep and that ends if the account stays. With the same `erasure`, a UUID, it can
 * be asked again if an answer gets lost. Rejects if there's no answer.
 */
export async function eraseAccount(
  { userId, email }: Account,
  password: string,
  erasure: string,
): Promise<ErasureOutcome> {
  const client = temporarySupabase();
  const { data, error } = await authCall(() => client.auth.signInWithPassword({ email, password }));
  if (error?.status === WRONG_PASSWORD) return "wrong-password";
  if (isRefusal(error)) return { refused: refusalText(error) };
  if (error) throw error;
  let outcome: ErasureOutcome = "wrong-password";
  try {
    if (data.user?.id === userId) outcome = await ask(data.session?.access_token ?? "", erasure);
    return outcome;
  } finally {
    if (outcome !== "erased") await endSession(client);
  }
}

async function ask(token: string, erasure: string): Promise<ErasureOutcome> {
  const call = () =>
    withTimeout(DEADLINE_MS, (signal) =>
      callFunction("erase-account", { erasure }, signal, { Authorization: `Bearer ${token}` }),
    );
  // The account may be gone although the answer never came: then it can't sign in once more.
  const { ok, error: message } = await call().catch(call);
  return ok ? "erased" : { refused: message };
}
