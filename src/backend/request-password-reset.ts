import { authCall, isRefusal } from "./auth-call.ts";
import { supabase } from "./supabase.ts";

/** Has a link sent by which a new password can be set. Says only whether the service was reached: not whether there is such an account. */
export async function requestPasswordReset(email: string): Promise<{ reached: boolean }> {
  try {
    const redirectTo = `${window.location.origin}/reset-password`;
    const { error } = await authCall(() => supabase().auth.resetPasswordForEmail(email, { redirectTo }));
    return { reached: !error || isRefusal(error) };
  } catch {
    return { reached: false };
  }
}
