/** The paths that prove a person with a password, a link, or a code. */
const PROOFS = /^\/auth\/v1\/(token|signup|verify|recover|otp|magiclink|user)$/;

/**
 * Writes a line of the security log about an attempt to sign in, to create an account, to use a
 * link, or to set a password, whether it worked or not. The hosted service has a log of its own.
 * Reading an account and renewing a token aren't attempts.
 */
export function logAuth({ method, url }: Request, { status }: Response): void {
  const { pathname, searchParams } = new URL(url);
  const [, what] = PROOFS.exec(pathname) ?? [];
  const isRenewal = searchParams.get("grant_type") === "refresh_token";
  if (what === undefined || isRenewal || (what === "user" && method === "GET")) return;
  console.info(JSON.stringify({ log: "security", event: "auth", what, status }));
}
