import { authCall, isRefusal } from "./auth-call.ts";
import { supabase } from "./supabase.ts";

/** What a link for a new password brought: what it stands for, or a session that the service has opened for it already. */
export type RecoveryLink = { tokenHash: string } | { accessToken: string; refreshToken: string };

/** Signs in by a link from a mail, which works once. Rejects where nobody can say whether it still does. */
export async function openRecoveryLink(link: RecoveryLink): Promise<"open" | "expired"> {
  const { auth } = supabase();
  const { data, error } = await authCall(() =>
    "tokenHash" in link
      ? auth.verifyOtp({ token_hash: link.tokenHash, type: "recovery" })
      : auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }),
  );
  if (error && !isRefusal(error)) throw error;
  return data.session ? "open" : "expired";
}
