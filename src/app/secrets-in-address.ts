import type { AppRoute } from "#lib/app-routes.ts";

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Where to go instead, and what goes along without being seen. */
interface Moved {
  to: AppRoute;
  state: Record<string, unknown>;
}

/** Takes what opens a purchase or an account out of an address, where history, logs and passers-by would read it. Undefined where there is nothing of the kind. */
export function secretsIn({ pathname, search, hash }: Address): Moved | undefined {
  const path = pathname.replace(/\/+$/, "");
  const query = new URLSearchParams(search);
  const sessionId = path === "/success" ? query.get("session_id") : null;
  if (sessionId) return { to: "/success", state: { sessionId } };

  const tokenHash = path === "/reset-password" ? query.get("token_hash") : null;
  if (tokenHash && (query.get("type") ?? "recovery") === "recovery") return { to: "/reset-password", state: { link: { tokenHash } } };

  // the links of a hosted backend lead through its own pages, and come back to any page of ours
  const came = new URLSearchParams(hash.replace(/^#/, ""));
  if (came.has("error_code") || (path === "/reset-password" && query.has("error_code"))) return { to: "/reset-password", state: { link: "refused" } };
  const accessToken = came.get("access_token");
  if (!accessToken) return undefined;
  if (came.get("type") === "recovery") return { to: "/reset-password", state: { link: { accessToken, refreshToken: came.get("refresh_token") ?? "" } } };
  // an address is confirmed. Whoever signs in by their password knows whose account it is; a link may be anybody's
  return { to: "/login", state: { confirmed: true } };
}
