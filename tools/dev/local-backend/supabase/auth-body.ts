import { cleanTypedAddress } from "#lib/typed/typed-text.ts";

const TEXTS = [
  "email",
  "password",
  "token",
  "token_hash",
  "type",
  "refresh_token",
  "auth_code",
  "code_verifier",
  "scope",
  "phone",
  "provider",
  "nonce",
];
const MAX_ADDRESS = 320;
const UNSTORABLE = /\0|\p{Cs}/u;

/**
 * Parses the body of a request to the auth service, or returns the error in it. A body that isn't
 * JSON is left to the service.
 */
export async function readAuthBody(
  request: Request,
): Promise<{ body: Record<string, unknown> } | { problem: string }> {
  if (request.method === "GET" || request.method === "HEAD") return { body: {} };
  let body: unknown;
  try {
    body = JSON.parse(await request.clone().text());
  } catch {
    return { body: {} };
  }
  if (!isObject(body)) return { problem: "The body must be a JSON object." };
  for (const name of TEXTS) {
    const value = body[name];
    if (value !== undefined && typeof value !== "string")
      return { problem: `"${name}" must be a string.` };
  }
  if (typeof body.email === "string" && body.email.length > MAX_ADDRESS)
    return { problem: "The email address is too long." };
  if (body.data !== undefined && body.data !== null && !isObject(body.data))
    return { problem: '"data" must be an object.' };
  if (holdsUnstorable(body)) return { problem: "The body holds a character that can't be stored." };
  return { body };
}

/**
 * The request with its address as a person sees it. Otherwise, an address pasted with an invisible
 * character would make an account that no one can open by typing it.
 */
export function cleanAuthAddress(
  request: Request,
  body: Record<string, unknown>,
): { request: Request; body: Record<string, unknown> } {
  const { email } = body;
  if (typeof email !== "string" || cleanTypedAddress(email) === email) return { request, body };
  const clean = { ...body, email: cleanTypedAddress(email) };
  return { request: new Request(request, { body: JSON.stringify(clean) }), body: clean };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** No text in the database can hold a null character or half of a surrogate pair. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === "string") return UNSTORABLE.test(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => UNSTORABLE.test(name) || holdsUnstorable(inner),
  );
}
