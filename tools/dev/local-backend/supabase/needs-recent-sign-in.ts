import type { Api } from "./api.ts";
import { setsPassword } from "./end-other-sessions.ts";

const RECENT = "24 hours";

/**
 * True if a request sets a password in a session that is no longer recent. The hosted service
 * refuses it with `secure_password_change`, as `supabase/config.toml` has it.
 */
export async function needsRecentSignIn(
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
