import { authCall, isRefusal } from "./auth-call.ts";
import { forgetSession } from "./session.ts";
import { supabase } from "./supabase.ts";

/** Gets a fresh session where the server no longer takes this one. Rejects where it got none; the session is forgotten where the server will not renew it. */
export async function renewSession(): Promise<void> {
  const { error } = await authCall(() => supabase().auth.refreshSession());
  if (isRefusal(error)) forgetSession();
  if (error) throw error;
}
