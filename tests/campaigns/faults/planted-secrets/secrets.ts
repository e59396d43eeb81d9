/** A secret that was made up, of the right form, and how the build names it. */
export interface Secret {
  value: string;
  kind: string;
  /** The setting that has it. Only this gives it away, not its form. */
  setting?: string;
}

const DIGITS = "0123456789abcdef".repeat(3);

const serviceRole = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString("base64url")}.c2lnbmF0dXJl`;

const withForm: [value: string, kind: string][] = [
  [`sk_live_${DIGITS}`, "a secret key of the payment provider"],
  [`sk_test_${DIGITS}`, "a secret key of the payment provider"],
  [`rk_live_${DIGITS}`, "a secret key of the payment provider"],
  [`whsec_${DIGITS}`, "a signing secret of the payment provider's webhook"],
  [serviceRole, "a key that bypasses the database's policies"],
  [`sb_secret_${DIGITS}`, "a secret key of Supabase"],
  [`sbp_${DIGITS}`, "an access token of Supabase"],
  ["postgresql://postgres:hunter2@db.example.com/postgres", "an address with a password"],
  ["-----BEGIN PRIVATE KEY-----", "a private key"],
  ["re_123456ab_cdefghijklmnopqrstuvwx", "a key of the mail service"],
  [`AKIA${DIGITS.slice(0, 16).toUpperCase()}`, "an access key of AWS"],
  [`ghp_${DIGITS.slice(0, 36)}`, "a token of GitHub"],
  [`npm_${DIGITS.slice(0, 36)}`, "a token of npm"],
];

const settings = [
  "CLAIM_SECRET",
  "SWEEP_SECRET",
  "META_ACCESS_TOKEN",
  "GA4_API_SECRET",
  "TIKTOK_ACCESS_TOKEN",
  "ALERT_WEBHOOK_URL",
  "EVENTS_URL",
  "OTEL_EXPORTER_OTLP_HEADERS",
];

export const secrets: Secret[] = [
  ...withForm.map(([value, kind]) => ({ value, kind })),
  ...settings.map((setting, index) => ({
    value: `correct horse battery ${index}`,
    kind: `the value of ${setting}`,
    setting,
  })),
];

/** They look like secrets, and belong into pages. */
export const publicValues: string[] = [
  "pk_live_abc",
  "risk_live_score",
  "sb_publishable_abcdefgh",
  "https://example.com/@name",
  "-----BEGIN PUBLIC KEY-----",
];
