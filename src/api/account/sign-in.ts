import { authCall, refusalText } from "../client/auth-call.ts";
import { supabase } from "../client/supabase.ts";
import { type Account, parseAccount } from "./session.ts";

export type SignInOutcome =
  | { state: "signed-in"; account: Account }
  | { state: "refused"; message: string | undefined };

/**
 * Signs in with a password. The message comes from the backend, and is undefined if the backend
 * couldn't be reached.
 */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const { data, error } = await authCall(() =>
      supabase().auth.signInWithPassword({ email, password }),
    );
    const account = parseAccount(data.session);
    return account
      ? { state: "signed-in", account }
      : { state: "refused", message: refusalText(error) };
  } catch {
    return { state: "refused", message: undefined };
  }
}
