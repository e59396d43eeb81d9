import type { Api } from "./api.ts";
import { cleanAuthAddress, readAuthBody } from "./auth-body.ts";
import { openDecoyAccount } from "./decoy-account.ts";
import { holdsPrototypeName } from "./holds-prototype-name.ts";
import { limitAuth } from "./limits/limit-auth.ts";
import { logAuth } from "./log-auth.ts";
import { needsRecentSignIn } from "./needs-recent-sign-in.ts";
import { withProofOfSession } from "./proof-of-session.ts";
import { setsLongPassword } from "./sets-long-password.ts";
import { hasWellFormedClaims } from "./well-formed-claims.ts";

interface GuardOptions {
  publicKey: string;
  now(): number;
}

/** The other paths are for other ways of signing in, and for administrators. */
const AUTH_PATHS =
  /^\/auth\/v1\/(token|signup|verify|recover|otp|magiclink|resend|reauthenticate|user|logout|settings|health|\.well-known\/[a-z-]+(\.json)?)$/;

const MAX_NESTING = 100;

/**
 * The guards that a hosted project has in front of its APIs: limits on guessing, a longest
 * password, a recent sign-in before a new one, and a client error instead of a server error for
 * malformed requests.
 */
export async function guardApi(
  api: Api,
  { publicKey, now }: GuardOptions,
): Promise<Pick<Api, "fetch">> {
  const withDecoy = await openDecoyAccount(api, publicKey);
  const auth = limitAuth(
    async (request, body, peerAddress) => api.fetch(await withDecoy(request, body), peerAddress),
    now,
  );

  return {
    async fetch(request, peerAddress) {
      const response = await answer(request, peerAddress);
      logAuth(request, response);
      return response;
    },
  };

  async function answer(request: Request, peerAddress?: string): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const isAuth = pathname.startsWith("/auth/");
    const authorization = request.headers.get("authorization");
    // A client without a session sends the public key as its token.
    if (authorization !== `Bearer ${publicKey}` && !hasWellFormedClaims(authorization))
      return refuse(401, isAuth ? "bad_jwt" : "PGRST301", "The token is malformed.");
    if (await isDeeplyNested(request))
      return refuse(400, isAuth ? "bad_json" : "PGRST102", "The body is nested too deeply.");
    const holdsNull = [...searchParams].flat().some((text) => text.includes("\0"));
    if (!isAuth && (holdsNull || holdsPrototypeName(searchParams)))
      return refuse(400, "PGRST100", "The query can't be parsed.");
    if (!isAuth) return api.fetch(withProofOfSession(request), peerAddress);

    // Includes paths that the service would treat as one of these: the limits depend on the path.
    if (!AUTH_PATHS.test(pathname)) return refuse(404, "not_found", "This path doesn't exist.");
    const read = await readAuthBody(request);
    if ("problem" in read) return refuse(400, "bad_json", read.problem);
    const { request: clean, body } = cleanAuthAddress(request, read.body);
    if (setsLongPassword(clean, body))
      return refuse(400, "validation_failed", "Password cannot be longer than 72 characters");
    if (await needsRecentSignIn(clean, api.query, now()))
      return refuse(400, "reauthentication_needed", "Password update requires reauthentication");
    return auth(clean, body, peerAddress);
  }
}

/** Parsers and databases read JSON level by level, and run out of room. */
async function isDeeplyNested(request: Request): Promise<boolean> {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const body = await request.clone().text();
  let depth = 0;
  for (const [sign] of body.matchAll(/[[{\]}]/g)) {
    depth += sign === "[" || sign === "{" ? 1 : -1;
    if (depth > MAX_NESTING) return true;
  }
  return false;
}

/**
 * In the format of both services: the database's clients read `message`, the auth service's read
 * `msg`.
 */
function refuse(status: number, code: string, message: string): Response {
  return Response.json(
    { code, error_code: code, message, msg: message, details: null, hint: null },
    { status },
  );
}
