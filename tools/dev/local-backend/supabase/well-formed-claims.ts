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
