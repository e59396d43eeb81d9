import type { SupabaseClient } from "@supabase/supabase-js";
import { withTimeout } from "#lib/with-timeout.ts";

/** Signing out shouldn't take long. */
const TIMEOUT_MS = 3_000;

/**
 * Ends a client's session on the server, and no other session of its account. The client still has
 * it. Never rejects.
 */
export async function endSession({ auth }: SupabaseClient): Promise<void> {
  await withTimeout(TIMEOUT_MS, async () => {
    const { data } = await auth.getSession();
    // Not `auth.signOut`: if its answer came late, it would also remove a session that began since.
    if (data.session) await auth.admin.signOut(data.session.access_token, "local");
  }).catch(() => {});
}
