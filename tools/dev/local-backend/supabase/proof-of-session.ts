const FILTER = "checkout_session_id";
/** Everything that a header can hold, which is more than a session id needs. */
const SESSION = /^[\x21-\x7e]{1,500}$/;

/**
 * Adds the session to the header that the policy checks, for a query of one order by its session.
 * This is for programs that send a plain query. Anyone who filters by a session knows it, and can't
 * read anything else with it. The app sends the header itself, and no filter.
 */
export function withProofOfSession(request: Request): Request {
  const { pathname, searchParams } = new URL(request.url);
  const filter = pathname === "/rest/v1/stripe_orders" ? searchParams.get(FILTER) : null;
  const session = filter?.startsWith("eq.") ? filter.slice("eq.".length) : "";
  if (!SESSION.test(session) || request.headers.has("x-checkout-session")) return request;
  const headers = new Headers(request.headers);
  headers.set("x-checkout-session", session);
  return new Request(request, { headers });
}
