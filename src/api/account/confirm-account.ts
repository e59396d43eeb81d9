import { authCall, isRejected } from "../client/auth-call.ts";
import { supabase } from "../client/supabase.ts";
import { forgetSession } from "./session.ts";

/**
 * Checks that the signed-in account still exists: the database accepts an access token until it
 * expires, even that of a deleted account. If the account is gone, forgets the session and rejects.
 * Also rejects if the server can't be reached.
 */
export async function confirmAccount(): Promise<void> {
  const { error } = await authCall(() => supabase().auth.getUser());
  if (isRejected(error)) forgetSession();
  if (error) throw error;
}
