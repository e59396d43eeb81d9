import { randomBytes } from "node:crypto";
import type { Api } from "./api.ts";
import { cleanAuthAddress, readAuthBody } from "./auth-body.ts";
import { setsPassword } from "./end-other-sessions.ts";
import { limitAuth } from "./limits/limit-auth.ts";

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
    if (await needsFreshSession(clean, api.query, now()))
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

const NAMES = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * True if a query uses a word such as `constructor`, which the API would find as an operator on
 * every object. None of our tables or columns has such a name.
 */
function holdsPrototypeName(query: URLSearchParams): boolean {
  return [...query].flat().some((text) => text.split(/\W+/).some((word) => NAMES.has(word)));
}

/** The paths that prove a person with a password, a link, or a code. */
const PROOFS = /^\/auth\/v1\/(token|signup|verify|recover|otp|magiclink|user)$/;

/**
 * Writes a line of the security log about an attempt to sign in, to create an account, to use a
 * link, or to set a password, whether it worked or not. The hosted service has a log of its own.
 * Reading an account and renewing a token aren't attempts.
 */
function logAuth({ method, url }: Request, { status }: Response): void {
  const { pathname, searchParams } = new URL(url);
  const [, what] = PROOFS.exec(pathname) ?? [];
  const isRenewal = searchParams.get("grant_type") === "refresh_token";
  if (what === undefined || isRenewal || (what === "user" && method === "GET")) return;
  console.info(JSON.stringify({ log: "security", event: "auth", what, status }));
}

/** The hash of a password, bcrypt, ignores what comes after these bytes. */
const MAX_BYTES = 72;
const SETTING_ONE = ["POST /auth/v1/signup", "PUT /auth/v1/user"];

/**
 * True if a request sets a password that is longer than its hash can cover. The hosted service
 * refuses it; @supabase/lite counts characters instead of bytes, and only for a new account.
 */
function setsLongPassword(
  { method, url }: Request,
  { password }: Record<string, unknown>,
): boolean {
  if (!SETTING_ONE.includes(`${method} ${new URL(url).pathname}`)) return false;
  return typeof password === "string" && Buffer.byteLength(password) > MAX_BYTES;
}

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

const RECENT = "24 hours";

/**
 * True if a request sets a password in a session that is no longer recent. The hosted service
 * refuses it with `secure_password_change`, as `supabase/config.toml` has it.
 */
async function needsFreshSession(
  request: Request,
  query: Api["query"],
  now: number,
): Promise<boolean> {
  if (!(await setsPassword(request))) return false;
  const session = parseSession(request.headers.get("authorization") ?? "");
  // The service refuses a token without a session by itself.
  if (session === undefined) return false;
  const old = await query(
    `select 1 from auth.sessions where id::text = $1 and created_at < $2::timestamptz - interval '${RECENT}'`,
    [session, new Date(now).toISOString()],
  );
  return old.length > 0;
}

/** The session that a token names. Its signature isn't checked. */
function parseSession(authorization: string): string | undefined {
  const [, payload = ""] = authorization.split(".");
  try {
    const { session_id } = JSON.parse(Buffer.from(payload, "base64url").toString());
    return typeof session_id === "string" ? session_id : undefined;
  } catch {
    return undefined;
  }
}

const DECOY = "nobody@decoy.invalid";

/**
 * Signs in to a decoy account if the email address is unknown. This way, the service compares the
 * password with a hash in either case, so that the response time doesn't reveal who has an account.
 * The refusal is the same.
 */
async function openDecoyAccount(
  api: Api,
  publicKey: string,
): Promise<(request: Request, body: Record<string, unknown>) => Promise<Request>> {
  const isKnown = async (email: string) =>
    (await api.query("select from auth.users where email = $1", [email.toLowerCase()])).length > 0;

  if (!(await isKnown(DECOY))) {
    const body = JSON.stringify({ email: DECOY, password: randomBytes(24).toString("base64url") });
    const headers = { apikey: publicKey, "Content-Type": "application/json" };
    const { status } = await api.fetch(
      new Request("http://localhost/auth/v1/signup", { method: "POST", headers, body }),
    );
    if (status !== 200) throw new Error(`The decoy account was refused with ${status}.`);
  }

  return async (request, body) => {
    const { pathname, searchParams } = new URL(request.url);
    const { email, password } = body;
    const isSignIn =
      pathname === "/auth/v1/token" &&
      searchParams.get("grant_type") === "password" &&
      request.method === "POST";
    if (!isSignIn || typeof email !== "string" || !email || !password || (await isKnown(email)))
      return request;
    return new Request(request, { body: JSON.stringify({ ...body, email: DECOY }) });
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ROLES = ["anon", "authenticated", "service_role"];

const isText = (value: unknown) => typeof value === "string";
const isTime = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isId = (value: unknown) => typeof value === "string" && UUID.test(value);

const CLAIMS: Record<string, (value: unknown) => boolean> = {
  sub: isId,
  session_id: isId,
  role: (value) => ROLES.includes(value as string),
  aud: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  email: isText,
  exp: isTime,
  iat: isTime,
  nbf: isTime,
};

/**
 * True if an Authorization header is well-formed: an API key, or a token with claims of the right
 * types. Doesn't check the signature.
 */
export function hasWellFormedClaims(authorization: string | null): boolean {
  const [, token] = /^Bearer (.*)$/s.exec(authorization ?? "") ?? [];
  if (token === undefined || token.startsWith("sb_")) return true;
  const parts = token.trim().split(".");
  if (parts.length !== 3) return false;
  const [header, claims] = parts.map(parsePart);
  if (!header || !claims) return false;
  return Object.entries(CLAIMS).every(
    ([name, isSound]) => claims[name] === undefined || isSound(claims[name]),
  );
}

function parsePart(part: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(
      new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(part, "base64url")),
    );
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
