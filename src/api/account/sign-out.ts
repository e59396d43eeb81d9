import { withTimeout } from "#lib/with-timeout.ts";
import { supabase } from "../client/supabase.ts";
import { forgetSession } from "./session.ts";

/** Signing out shouldn't take long. */
const SIGN_OUT_DEADLINE_MS = 3_000;

/** Ends this browser's session. If the network fails, the browser forgets the session anyway. */
export async function signOut(): Promise<void> {
  await withTimeout(SIGN_OUT_DEADLINE_MS, () => supabase().auth.signOut({ scope: "local" })).catch(
    () => {},
  );
  forgetSession();
}
