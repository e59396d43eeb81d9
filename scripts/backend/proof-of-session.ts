const FILTER = "checkout_session_id";

/**
 * A read of one order by its session, with the session in the header that the policy looks at. Whoever names a session in a filter knows it, and nothing
 * else can be read by it; a hosted project cannot look at filters, so the app sends the header itself (src/backend/bounded-fetch.ts).
 */
export function withProofOfSession(request: Request): Request {
  const { pathname, searchParams } = new URL(request.url);
  const filter = pathname === "/rest/v1/stripe_orders" ? searchParams.get(FILTER) : null;
  if (!filter?.startsWith("eq.") || request.headers.has("x-checkout-session")) return request;
  const headers = new Headers(request.headers);
  headers.set("x-checkout-session", filter.slice("eq.".length));
  return new Request(request, { headers });
}
