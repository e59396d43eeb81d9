import { authCall, isRejected } from "./auth-call.ts";
import { forgetSession } from "./session.ts";
import { supabase } from "./supabase.ts";

/**
 * Makes sure that the signed-in account still exists: the database takes an access token until it expires, also that of a deleted account.
 * Forgets the session and rejects if the account is gone; rejects as well if the server can't be reached.
 */
export async function confirmAccount(): Promise<void> {
  const { error } = await authCall(() => supabase().auth.getUser());
  if (isRejected(error)) forgetSession();
  if (error) throw error;
}
