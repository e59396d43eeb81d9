import type { SupabaseClient } from "@supabase/supabase-js";
import { withTimeout } from "#lib/with-timeout.ts";

/** Signing out shouldn't take long. */
const DEADLINE_MS = 3_000;

/** Ends a client's session, and no other session of its account. Never rejects. */
export async function endSession({ auth }: SupabaseClient): Promise<void> {
  await withTimeout(DEADLINE_MS, () => auth.signOut({ scope: "local" })).catch(() => {});
}
