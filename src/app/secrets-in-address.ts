import { type AppRoute, appRoutes } from "#lib/app-routes.ts";
import { isJsonObject } from "#lib/json.ts";
import type { LoginState } from "#shop/account/login-state.ts";
import { matchRoute } from "./match-route.ts";

interface Address {
  pathname: string;
  search: string;
  hash: string;
  /** May hold what the page took out of its address before this ran. */
  state: unknown;
}

/** Where to go instead, and the state to pass along out of sight. */
interface Moved {
  to: AppRoute;
  state: object;
}

const REFUSED: Moved = { to: "/reset-password", state: { link: "refused" } };

/** Types of links that prove who owns an address. */
const CONFIRMING = ["signup", "invite", "email_change"];

/**
 * Moves whatever opens a purchase or an account out of the address, where history, logs, and
 * bystanders could read it. Returns undefined if there's nothing to move.
 */
export function findSecrets({ pathname, search, hash, state }: Address): Moved | undefined {
  const route = matchRoute(appRoutes, pathname);
  const taken = parseTakenParts(state);
  const query = new URLSearchParams(taken.query ?? search);
  const sessionId = route === "/success" ? query.get("session_id") : null;
  if (sessionId) return { to: "/success", state: { sessionId } };
  // The links of a hosted backend lead through its own pages, and return to any page of ours.
  return (
    parseFragment(new URLSearchParams((taken.fragment ?? hash).replace(/^#/, ""))) ??
    (route === "/reset-password" ? parseResetQuery(query) : undefined)
  );
}

/** See tools/build/hosting/page-start-plugin.ts. */
function parseTakenParts(state: unknown): { query?: string; fragment?: string } {
  const { query, fragment } = isJsonObject(state) ? state : {};
  return {
    ...(typeof query === "string" && { query }),
    ...(typeof fragment === "string" && { fragment }),
  };
}

function parseResetQuery(query: URLSearchParams): Moved | undefined {
  const tokenHash = query.get("token_hash");
  if (tokenHash && (query.get("type") ?? "recovery") === "recovery")
    return { to: "/reset-password", state: { link: { tokenHash } } };
  // A code is half of a sign-in that this site never starts.
  return ["token_hash", "error_code", "error_description", "code"].some((name) => query.get(name))
    ? REFUSED
    : undefined;
}

function parseFragment(fragment: URLSearchParams): Moved | undefined {
  if (fragment.has("error_code") || fragment.has("error_description")) return REFUSED;
  const [accessToken, refreshToken] = [
    fragment.get("access_token") ?? "",
    fragment.get("refresh_token") ?? "",
  ];
  if (!accessToken && !refreshToken) return undefined;
  const type = fragment.get("type") ?? "";
  if (type === "recovery")
    return { to: "/reset-password", state: { link: { accessToken, refreshToken } } };
  // Never sign in from a link: anyone can send one, while typing a password proves who owns the
  // account.
  const state: LoginState = { notice: CONFIRMING.includes(type) ? "confirmed" : "link-unused" };
  return { to: "/login", state };
}
