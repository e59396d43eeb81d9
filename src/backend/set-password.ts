import { authCall, refusalText } from "./auth-call.ts";
import { supabase } from "./supabase.ts";

/** Gives the account that is signed in a new password. */
export async function setPassword(password: string): Promise<{ state: "set" } | { state: "refused"; message: string | undefined }> {
  try {
    const { error } = await authCall(() => supabase().auth.updateUser({ password }));
    return error ? { state: "refused", message: refusalText(error) } : { state: "set" };
  } catch {
    return { state: "refused", message: undefined };
  }
}
