import { withDeadline } from "#lib/deadline.ts";
import { forgetSession } from "./session.ts";
import { supabase } from "./supabase.ts";

/** Nobody waits long for leaving. */
const SIGN_OUT_DEADLINE_MS = 3_000;

/** Ends the session of this browser. Where the network fails, it is forgotten here all the same. */
export async function signOut(): Promise<void> {
  await withDeadline(SIGN_OUT_DEADLINE_MS, () => supabase().auth.signOut({ scope: "local" })).catch(
    () => {},
  );
  forgetSession();
}
