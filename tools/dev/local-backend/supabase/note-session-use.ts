type Run = (text: string, parameters: readonly unknown[]) => Promise<unknown>;

const OPENS_SESSION = /^\/auth\/v1\/(token|signup|verify)$/;

/**
 * Notes which browser a session is used by, and when its token was renewed, as the hosted service
 * does. `response` is the service's answer to the request.
 */
export async function noteSessionUse(
  request: Request,
  response: Response,
  run: Run,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  // A preflight request opens none.
  if (request.method !== "POST" || !response.ok || !OPENS_SESSION.test(pathname)) return;
  const { access_token: token }: { access_token?: unknown } = await response.clone().json();
  if (typeof token !== "string") return;
  const [, payload = ""] = token.split(".");
  const { session_id: session } = JSON.parse(Buffer.from(payload, "base64url").toString());
  const isRenewed = searchParams.get("grant_type") === "refresh_token";
  await run(
    `update auth.sessions set user_agent = $2, refreshed_at = ${isRenewed ? "now() at time zone 'UTC'" : "refreshed_at"} where id = $1::uuid`,
    [session, request.headers.get("user-agent")],
  );
}
