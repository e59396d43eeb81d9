import { authCall, refusalText } from "./auth-call.ts";
import { supabase } from "./supabase.ts";

export type SignInOutcome = { state: "signed-in" } | { state: "refused"; message: string | undefined };

/** Signs in with a password. The message is the backend's; there is none where it could not be reached. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const { error } = await authCall(() => supabase().auth.signInWithPassword({ email, password }));
    return error ? { state: "refused", message: refusalText(error) } : { state: "signed-in" };
  } catch {
    return { state: "refused", message: undefined };
  }
}
