import { type AuthResponse, isAuthApiError } from "@supabase/supabase-js";
import { authCall, isRefusal, refusalText } from "./auth-call.ts";
import { type Account, memberOf } from "./session.ts";
import { supabase } from "./supabase.ts";

export type SignUpOutcome =
  | { state: "signed-in"; account: Account }
  /** There is an account, once its owner has followed the link in a mail. */
  | { state: "confirm-by-mail" }
  | { state: "taken" }
  | { state: "refused"; message: string | undefined }
  /** Nobody knows whether there is an account now. */
  | { state: "unanswered" };

/** Creates an account. */
export async function signUp(email: string, password: string): Promise<SignUpOutcome> {
  try {
    const emailRedirectTo = `${window.location.origin}/login`;
    return signUpOutcome(
      await authCall(() =>
        supabase().auth.signUp({ email, password, options: { emailRedirectTo } }),
      ),
    );
  } catch {
    return { state: "unanswered" };
  }
}

/** What an answer to a sign-up means. */
export function signUpOutcome({ data, error }: AuthResponse): SignUpOutcome {
  if (isAuthApiError(error) && error.code === "user_already_exists") return { state: "taken" };
  if (error)
    return isRefusal(error)
      ? { state: "refused", message: refusalText(error) }
      : { state: "unanswered" };
  const account = memberOf(data.session);
  if (account) return { state: "signed-in", account };
  // where addresses are confirmed by mail, one that is taken is answered with a user without identities
  if (data.user?.identities?.length === 0) return { state: "taken" };
  return data.user ? { state: "confirm-by-mail" } : { state: "unanswered" };
}
