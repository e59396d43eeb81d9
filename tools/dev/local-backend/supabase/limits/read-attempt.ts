import type { Attempt, AttemptKind } from "./auth-limits.ts";

const BY_PATH: Record<string, AttemptKind> = {
  token: "password",
  verify: "code",
  signup: "signUp",
  recover: "mail",
  otp: "mail",
  magiclink: "mail",
  resend: "mail",
  reauthenticate: "mail",
};

/** Classifies a request to the auth service; undefined if no limit applies to it. */
export function readAttempt(
  method: string,
  url: URL,
  body: Record<string, unknown>,
  client: string,
): Attempt | undefined {
  const name = url.pathname.split("/").filter(Boolean).slice(2).join("/");
  const kind = Object.hasOwn(BY_PATH, name) ? BY_PATH[name] : undefined;
  const account =
    typeof body.email === "string" && body.email !== ""
      ? body.email.trim().toLowerCase()
      : undefined;
  // A new address is confirmed by email.
  if (name === "user" && method === "PUT" && account !== undefined)
    return { kind: "mail", account, client };
  if (!kind || method === "OPTIONS") return undefined;
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && name !== "verify" && name !== "reauthenticate") return undefined;
  if (name === "token" && isRefresh(url)) return undefined;
  // A link's code comes without an address.
  return { kind, account: isRead ? undefined : account, client };
}

/** A refresh token is far too long to guess. Anything ambiguous counts as a password. */
function isRefresh({ searchParams }: URL): boolean {
  const types = searchParams.getAll("grant_type");
  return types.length > 0 && types.every((type) => type === "refresh_token");
}
