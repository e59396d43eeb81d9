import { TOO_MANY_REQUESTS, UNAVAILABLE } from "./status.ts";

const RENEWAL = "/token?grant_type=refresh_token";

/**
 * A `fetch` in which a rate limit on renewing an expired session looks like an outage: the auth client
 * would forget the session, but it's still good. The client keeps a session that hasn't expired.
 */
export function keepLimitedSession(
  fetchFrom: typeof fetch,
  hasExpired: () => boolean,
): typeof fetch {
  return async (input, init) => {
    const response = await fetchFrom(input, init);
    const isLimited = response.status === TOO_MANY_REQUESTS && String(input).includes(RENEWAL);
    return isLimited && hasExpired() ? new Response(null, { status: UNAVAILABLE }) : response;
  };
}
