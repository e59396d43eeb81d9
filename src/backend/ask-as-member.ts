import { authCall, isRefusal } from "./auth-call.ts";
import { forgetSession } from "./session.ts";
import { supabase } from "./supabase.ts";

const UNAUTHORISED = 401;

/** The server no longer takes the session that this browser has. */
class SessionRefused extends Error {
  override name = "SessionRefused";
}

/** Asks the database as whoever is signed in. A session that it no longer takes is renewed once, and forgotten where it cannot be. Rejects where there is no answer. */
export async function askAsMember<Answer extends { error: unknown; status: number }>(ask: () => PromiseLike<Answer>): Promise<Answer & { error: null }> {
  try {
    return await answerOf(ask);
  } catch (error) {
    if (!(error instanceof SessionRefused)) throw error;
    await renewSession();
    return answerOf(ask);
  }
}

async function answerOf<Answer extends { error: unknown; status: number }>(ask: () => PromiseLike<Answer>): Promise<Answer & { error: null }> {
  const answer = await ask();
  if (answer.status === UNAUTHORISED) throw new SessionRefused("The server does not take this session.");
  if (answer.error) throw answer.error;
  return answer as Answer & { error: null };
}

async function renewSession(): Promise<void> {
  const { error } = await authCall(() => supabase().auth.refreshSession());
  if (isRefusal(error)) forgetSession();
  if (error) throw error;
}
