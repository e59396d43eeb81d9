import { randomBytes } from "node:crypto";
import type { Api } from "./api.ts";

const DECOY = "nobody@decoy.invalid";

/**
 * Signs in to a decoy account if the email address is unknown. This way, the service compares the
 * password with a hash in either case, so that the response time doesn't reveal who has an account.
 * The refusal is the same.
 */
export async function openDecoyAccount(
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
