import type { SupabaseClient } from "@supabase/supabase-js";
import { authCall, isRejected, refusalText } from "../client/auth-call.ts";
import { temporarySupabase } from "../client/supabase.ts";

/**
 * The content of a password reset link: a token to exchange, or a session that the service has
 * already opened.
 */
export type RecoveryLink = { tokenHash: string } | { accessToken: string; refreshToken: string };

/** An account opened by a link, to set one new password. This browser isn't signed in to it. */
export interface OpenedAccount {
  /** As reported by the server, never by the link. */
  email: string;
  /**
   * Saves the password and signs the account out everywhere. A refusal carries the server's
   * message.
   */
  setPassword(
    password: string,
  ): Promise<{ state: "set" } | { state: "refused"; message: string | undefined }>;
}

/**
 * Uses a link from an email, which works once. Returns null if it no longer does. Rejects if the
 * server can't be reached.
 */
export async function openRecoveryLink(link: RecoveryLink): Promise<OpenedAccount | null> {
  const { auth } = temporarySupabase();
  const { data, error } = await authCall(() =>
    "tokenHash" in link
      ? auth.verifyOtp({ token_hash: link.tokenHash, type: "recovery" })
      : auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }),
  );
  if (error && !isRejected(error)) throw error;
  const email: unknown = data.session?.user?.email;
  if (typeof email !== "string" || email === "") return null;
  return { email, setPassword: (password) => setPassword(auth, password) };
}

async function setPassword(
  auth: SupabaseClient["auth"],
  password: string,
): ReturnType<OpenedAccount["setPassword"]> {
  try {
    const { error } = await authCall(() => auth.updateUser({ password }));
    if (error) return { state: "refused", message: refusalText(error) };
  } catch {
    return { state: "refused", message: undefined };
  }
  // The password is already saved. The server also ends other sessions; a failure here must not
  // look like "not changed".
  await authCall(() => auth.signOut({ scope: "global" })).catch(() => {});
  return { state: "set" };
}
