import { type AuthResponse, isAuthApiError } from "@supabase/supabase-js";
import { authCall, isRefusal, refusalText } from "../client/auth-call.ts";
import { supabase } from "../client/supabase.ts";
import { type Account, parseAccount } from "./session.ts";

export type SignUpOutcome =
  | { state: "signed-in"; account: Account }
  /** The account exists once its owner follows the link in an email. */
  | { state: "confirm-by-mail" }
  | { state: "taken" }
  | { state: "refused"; message: string | undefined }
  /** It's unknown whether the account exists now. */
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

/** Interprets the response to a sign-up. */
export function signUpOutcome({ data, error }: AuthResponse): SignUpOutcome {
  if (isAuthApiError(error) && error.code === "user_already_exists") return { state: "taken" };
  if (error)
    return isRefusal(error)
      ? { state: "refused", message: refusalText(error) }
      : { state: "unanswered" };
  const account = parseAccount(data.session);
  if (account) return { state: "signed-in", account };
  // If addresses are confirmed by email, a taken address gets a user without identities.
  if (data.user?.identities?.length === 0) return { state: "taken" };
  return data.user ? { state: "confirm-by-mail" } : { state: "unanswered" };
}
