import { authCall, isRefusal, isTooManyRequests, TOO_MANY_ATTEMPTS } from "./auth-call.ts";
import { supabase } from "./supabase.ts";

const NOT_SENT = "The email could not be sent. Please try again.";

/** Has a link sent by which a new password can be set. Returns why none was asked for, in words for the user, and never whether there is such an account. */
export async function requestPasswordReset(email: string): Promise<{ complaint?: string }> {
  try {
    const redirectTo = `${window.location.origin}/reset-password`;
    const { error } = await authCall(() =>
      supabase().auth.resetPasswordForEmail(email, { redirectTo }),
    );
    if (isTooManyRequests(error)) return { complaint: TOO_MANY_ATTEMPTS };
    return !error || isRefusal(error) ? {} : { complaint: NOT_SENT };
  } catch {
    return { complaint: NOT_SENT };
  }
}
