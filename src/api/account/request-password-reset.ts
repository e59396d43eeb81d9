import { authCall, isRefusal, isTooManyRequests, TOO_MANY_ATTEMPTS } from "../client/auth-call.ts";
import { supabase } from "../client/supabase.ts";

const NOT_SENT = "The email could not be sent. Please try again.";

/**
 * Requests an email with a password reset link. Returns a message for the user if the request
 * failed, and never reveals whether the account exists.
 */
export async function requestPasswordReset(email: string): Promise<{ error?: string }> {
  try {
    const redirectTo = `${window.location.origin}/reset-password`;
    const { error } = await authCall(() =>
      supabase().auth.resetPasswordForEmail(email, { redirectTo }),
    );
    if (isTooManyRequests(error)) return { error: TOO_MANY_ATTEMPTS };
    return !error || isRefusal(error) ? {} : { error: NOT_SENT };
  } catch {
    return { error: NOT_SENT };
  }
}
