import { authCall, refusalText } from "./auth-call.ts";
import { type Account, memberOf } from "./session.ts";
import { supabase } from "./supabase.ts";

export type SignInOutcome =
  | { state: "signed-in"; account: Account }
  | { state: "refused"; message: string | undefined };

/** Signs in with a password. The message is the backend's; there is none where it could not be reached. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const { data, error } = await authCall(() =>
      supabase().auth.signInWithPassword({ email, password }),
    );
    const account = memberOf(data.session);
    return account
      ? { state: "signed-in", account }
      : { state: "refused", message: refusalText(error) };
  } catch {
    return { state: "refused", message: undefined };
  }
}
