type Run = (text: string, parameters: readonly unknown[]) => Promise<unknown>;

const OWN_ACCOUNT = "/auth/v1/user";

/** True if a request changes the password of its account. */
export async function setsPassword(request: Request): Promise<boolean> {
  if (request.method !== "PUT" || new URL(request.url).pathname !== OWN_ACCOUNT) return false;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === "object" && body !== null && "password" in body;
}

/**
 * Ends all sessions of an account except the one that just set its password, as the hosted service
 * does. Also if the password stays the same: an earlier request may have set it and been
 * interrupted before it got here.
 */
export async function endOtherSessions(
  request: Request,
  response: Response,
  run: Run,
): Promise<void> {
  const { error_code: code }: { error_code?: unknown } = response.ok
    ? {}
    : await response.json().catch(() => ({}));
  if (!response.ok && code !== "same_password") return;
  // The service has verified the signature, or it would have refused.
  const [, payload = ""] = (request.headers.get("authorization") ?? "").split(".");
  const { sub, session_id: session } = JSON.parse(Buffer.from(payload, "base64url").toString());
  await run("delete from auth.sessions where user_id = $1::uuid and id is distinct from $2::uuid", [
    sub,
    session ?? null,
  ]);
}
