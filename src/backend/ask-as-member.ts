import { authCall, isRejected } from "./auth-call.ts";
import { askSession, forgetSession } from "./session.ts";
import { supabase } from "./supabase.ts";

const UNAUTHORIZED = 401;

/** The server no longer takes the session of this browser, or there is none. */
class SessionRefused extends Error {
  override name = "SessionRefused";
}

/**
 * Asks the database as the signed-in member. A session that the database doesn't take is renewed once, and forgotten if the server refuses that.
 * Rejects without an answer, also if nobody is signed in: the answer to an anonymous question would read as "nothing bought".
 */
export async function askAsMember<Answer extends { error: unknown; status: number }>(
  ask: () => PromiseLike<Answer>,
): Promise<Answer & { error: null }> {
  try {
    return await answerOf(ask);
  } catch (error) {
    if (!(error instanceof SessionRefused)) throw error;
    await renewSession();
    return answerOf(ask);
  }
}

async function answerOf<Answer extends { error: unknown; status: number }>(
  ask: () => PromiseLike<Answer>,
): Promise<Answer & { error: null }> {
  const before = await askSession();
  const answer = before && (await ask());
  if (!answer || answer.status === UNAUTHORIZED)
    throw new SessionRefused("The server does not take this session.");
  if (answer.error) throw answer.error;
  // A session that ended on the way left the question without its sender.
  if ((await askSession())?.userId !== before.userId)
    throw new SessionRefused("The session ended before the answer.");
  return answer as Answer & { error: null };
}

async function renewSession(): Promise<void> {
  const { error } = await authCall(() => supabase().auth.refreshSession());
  if (isRejected(error)) forgetSession();
  if (error) throw error;
}
