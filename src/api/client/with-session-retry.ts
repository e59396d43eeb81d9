import { withTimeout } from "#lib/with-timeout.ts";
import { askSession, forgetSession } from "../account/session.ts";
import { authCall, isRejected } from "./auth-call.ts";
import { supabase } from "./supabase.ts";

const UNAUTHORIZED = 401;
/** For everything together: the session, the query, a new session, and the query again. */
const DEADLINE_MS = 16_000;

/** The server no longer accepts this browser's session, or there isn't one. */
class SessionRefused extends Error {
  override name = "SessionRefused";
}

/**
 * Queries the database as the signed-in member. Renews a rejected session once, and forgets it if
 * the server refuses to. Rejects if there's no answer or no one is signed in: the answer to an
 * anonymous query would look like "nothing bought".
 */
export function withSessionRetry<Answer extends { error: unknown; status: number }>(
  ask: () => PromiseLike<Answer>,
  deadlineMs: number = DEADLINE_MS,
): Promise<Answer & { error: null }> {
  return withTimeout(deadlineMs, () => askTwice(ask));
}

async function askTwice<Answer extends { error: unknown; status: number }>(
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
  // If the session ended during the request, the query was sent anonymously.
  if ((await askSession())?.userId !== before.userId)
    throw new SessionRefused("The session ended before the answer.");
  // TypeScript doesn't narrow the fields of a type parameter.
  return answer as Answer & { error: null };
}

async function renewSession(): Promise<void> {
  const { error } = await authCall(() => supabase().auth.refreshSession());
  if (isRejected(error)) forgetSession();
  if (error) throw error;
}
