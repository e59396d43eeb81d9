import { withTimeout } from "#lib/with-timeout.ts";
import { forgetSession, parseAccount, readAccount } from "../account/session.ts";
import { authCall, isRejected } from "./auth-call.ts";
import { UNAUTHORIZED } from "./status.ts";
import { supabase } from "./supabase.ts";

/** For everything together: the session, the query, a new session, and the query again. */
const TIMEOUT_MS = 16_000;

/** The server no longer accepts this browser's session, or there isn't one. */
class SessionRefused extends Error {
  override name = "SessionRefused";
  /** The account that asked, if there was one. */
  readonly userId: string | undefined;

  constructor(message: string, userId?: string) {
    super(message);
    this.userId = userId;
  }
}

type Ask<Answer> = (token: string) => PromiseLike<Answer>;

/**
 * Queries the database as the signed-in member. Renews a rejected session once, and forgets it if
 * the server refuses to. Rejects if there's no answer or no one is signed in: the answer to an
 * anonymous query would look like "nothing bought".
 */
export function withSessionRetry<Answer extends { error: unknown; status: number }>(
  ask: () => PromiseLike<Answer>,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Answer & { error: null }> {
  return withTimeout(timeoutMs, () => askTwice(ask));
}

/**
 * Does the same for one account alone, with the access token that `ask` gets: what a page still
 * holds of one member never becomes another's. Rejects, and leaves the session alone, if another
 * account is signed in.
 */
export function withAccountSession<Answer extends { error: unknown; status: number }>(
  userId: string,
  ask: Ask<Answer>,
): Promise<Answer & { error: null }> {
  return withTimeout(TIMEOUT_MS, () => askTwice(ask, userId));
}

async function askTwice<Answer extends { error: unknown; status: number }>(
  ask: Ask<Answer>,
  userId?: string,
): Promise<Answer & { error: null }> {
  try {
    return await requestAs(ask, userId);
  } catch (error) {
    if (!(error instanceof SessionRefused)) throw error;
    await renewSession();
    return requestAs(ask, userId ?? error.userId);
  }
}

/** Asks as the signed-in account, which has to be this one if it's named. */
async function requestAs<Answer extends { error: unknown; status: number }>(
  ask: Ask<Answer>,
  userId: string | undefined,
): Promise<Answer & { error: null }> {
  const { data } = await authCall(() => supabase().auth.getSession());
  const before = parseAccount(data.session);
  if (before && before.userId !== (userId ?? before.userId))
    throw new Error("Another account is signed in.");
  const answer = before && data.session && (await ask(data.session.access_token));
  if (!answer || answer.status === UNAUTHORIZED)
    throw new SessionRefused("The server does not take this session.", before?.userId);
  if (answer.error) throw answer.error;
  // If the session ended during the request, the query was sent anonymously.
  if ((await readAccount())?.userId !== before.userId)
    throw new SessionRefused("The session ended before the answer.", before.userId);
  // TypeScript doesn't narrow the fields of a type parameter.
  return answer as Answer & { error: null };
}

async function renewSession(): Promise<void> {
  const { error } = await authCall(() => supabase().auth.refreshSession());
  if (isRejected(error)) forgetSession();
  if (error) throw error;
}
