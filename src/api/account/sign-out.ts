import { supabase } from "../client/supabase.ts";
import { endSession } from "./end-session.ts";
import { forgetSession } from "./session.ts";

/** Ends this browser's session. If the network fails, the browser forgets the session anyway. */
export async function signOut(): Promise<void> {
  await endSession(supabase());
  forgetSession();
}
