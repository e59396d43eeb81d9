const FILTER = "checkout_session_id";
/** What a header can hold, and more than a session id has. */
const SESSION = /^[\x21-\x7e]{1,500}$/;

/**
 * A read of one order by its session, with the session in the header that the policy looks at, for programs that send a plain query. Anyone who
 * names a session in a filter knows it, and nothing else can be read by it. The app sends the header itself, and no filter.
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
