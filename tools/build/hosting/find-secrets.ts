/**
 * Secrets by kind. A lookbehind keeps a pattern from matching inside a word: `risk_live_` isn't
 * `sk_live_`.
 */
const KINDS: Record<string, RegExp> = {
  "a secret key of the payment provider": /(?<![a-z0-9])[sr]k_(?:test|live)_\w{3,}/i,
  "a signing secret of the payment provider's webhook": /(?<![A-Za-z0-9])whsec_[A-Za-z0-9+/=]{3,}/,
  "a secret key of Supabase": /(?<![a-z0-9])sb_secret_\w{3,}/i,
  "an access token of Supabase": /(?<![A-Za-z0-9])sbp_(?:v\d_)?[A-Za-z0-9]{8,}/,
  "a key of the mail service":
    /(?<![A-Za-z0-9_$])re_(?=\w*\d)[A-Za-z0-9]{6,}_[A-Za-z0-9]{16,}|(?<![A-Za-z0-9_$])re_(?=\w*\d)[A-Za-z0-9]{24,}/,
  "an address with a password":
    /\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|smtps?|https?):\/\/[^\s:/@?#"'`<>]*:[^\s/@?#"'`<>]+@/i,
  "a private key": /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/,
  "an access key of AWS": /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])/,
  "a token of GitHub": /(?<![A-Za-z0-9])(?:gh[opsru]_[A-Za-z0-9]{36}|github_pat_\w{40})/,
  "a token of npm": /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}/,
};

const SERVICE_ROLE = /"role"\s*:\s*"(?:service_role|supabase_admin)"/;
const BASE64 = /[A-Za-z0-9+/_-]{12,}/g;
const DEEPEST = 3;

/**
 * Finds secrets anywhere in a text, including in JSON, percent-encoding, Base64, or a token.
 * Returns their kinds, never the secrets themselves.
 */
export function findSecrets(text: string): string[] {
  return [...new Set(readings(text).flatMap(findKinds))];
}

function findKinds(text: string): string[] {
  const kinds = Object.entries(KINDS).flatMap(([kind, pattern]) =>
    pattern.test(text) ? [kind] : [],
  );
  return SERVICE_ROLE.test(text)
    ? [...kinds, "a key that bypasses the database's policies"]
    : kinds;
}

/** A text and its decoded forms. */
function readings(text: string, depth = 0): string[] {
  if (depth === DEEPEST) return [text];
  const decoded = [unescapeJson(text), decodePercent(text), ...decodeBase64(text)].filter(
    (reading) => reading !== text && reading !== "",
  );
  return [text, ...decoded.flatMap((reading) => readings(reading, depth + 1))];
}

function unescapeJson(text: string): string {
  return text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\(["/\\])/g, "$1");
}

function decodePercent(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * Decodes everything that could be Base64, from each of the four offsets at which a group may
 * start. Only readable results can hold a secret.
 */
function decodeBase64(text: string): string[] {
  const runs = text.match(BASE64) ?? [];
  return runs.flatMap((run) =>
    [0, 1, 2, 3].flatMap((start) => {
      const decoded = Buffer.from(run.slice(start), "base64").toString("latin1");
      return decoded.match(/[\x20-\x7e\s]{8,}/g) ?? [];
    }),
  );
}
