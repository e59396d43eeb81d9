import type { SupabaseClient } from "@supabase/supabase-js";
import { authCall, isRefusal, refusalText } from "../client/auth-call.ts";
import { BAD_REQUEST } from "../client/status.ts";
import { temporarySupabase } from "../client/supabase.ts";
import { endSession } from "./end-session.ts";
import type { Account } from "./session.ts";

export type PasswordRefusal =
  | "wrong-password"
  /** The server's message; undefined if it isn't readable. */
  | { refused: string | undefined };

/** A session that this browser doesn't keep, and that the caller ends. */
interface OpenedSession {
  client: SupabaseClient;
  token: string;
}

/**
 * Checks the password of an account by signing in once more. Rejects if there's no answer.
 */
export async function signInAgain(
  { userId, email }: Account,
  password: string,
): Promise<OpenedSession | PasswordRefusal> {
  const client = temporarySupabase();
  const { data, error } = await authCall(() => client.auth.signInWithPassword({ email, password }));
  if (error?.status === BAD_REQUEST) return "wrong-password";
  if (isRefusal(error)) return { refused: refusalText(error) };
  if (error) throw error;
  const { session } = data;
  if (session?.user.id === userId) return { client, token: session.access_token };
  // The address belongs to another account now.
  await endSession(client);
  return "wrong-password";
}
