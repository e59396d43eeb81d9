import { missingSettings, wrongSettings } from "#tools/hosting/settings-plugin.ts";

const OPTIONAL = [
  "VITE_STRIPE_PUBLISHABLE_KEY",
  "VITE_ADMIN_PASSWORD_HASH",
  "VITE_MEMBER_APP",
  "CLIENT_ADDRESS_HEADER",
  "NUMBERS_KEEP_DAYS",
];
const SHORTEST_SECRET = 32;

/**
 * The errors in the settings of a live product, each once; empty if it can go live. `wanted` are
 * the names in `.env.example`.
 */
export function hostedProblems(
  wanted: string[],
  env: Record<string, string | undefined>,
): string[] {
  const set = Object.fromEntries(wanted.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const missing = wanted.filter((name) => !(name in set) && !OPTIONAL.includes(name));
  const ofPages = Object.fromEntries(
    Object.entries(set).filter(([name]) => name.startsWith("VITE_")),
  );
  const missingInPages = [...missingSettings(ofPages)].filter(([name]) => !missing.includes(name));
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...missingInPages.map(([, message]) => message),
    ...wrongSettings(ofPages),
    ...functionProblems(set),
  ];
}

function functionProblems(set: Record<string, string>): string[] {
  const {
    SITE_URL: site,
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: signing,
    VITE_STRIPE_PUBLISHABLE_KEY: pageKey,
    CLIENT_ADDRESS_HEADER: header,
  } = set;
  const errors = [
    site &&
      !isSite(site) &&
      "SITE_URL isn't the address of a site. Write it as https://your.domain, without a path or a slash at the end.",
    key &&
      !/^(sk|rk)_(test|live)_/.test(key) &&
      "STRIPE_SECRET_KEY isn't a secret key. Secret keys start with sk_live_ or sk_test_.",
    signing &&
      !signing.startsWith("whsec_") &&
      "STRIPE_WEBHOOK_SECRET isn't a signing secret. Signing secrets start with whsec_.",
    key &&
      pageKey &&
      modeOf(key) !== modeOf(pageKey) &&
      "STRIPE_SECRET_KEY and VITE_STRIPE_PUBLISHABLE_KEY are from different modes. Use two test keys or two live keys.",
    header &&
      !/^[\w-]+$/.test(header) &&
      "CLIENT_ADDRESS_HEADER must be the name of one header, such as cf-connecting-ip.",
    ...["CLAIM_SECRET", "SWEEP_SECRET"].map(
      (name) =>
        set[name] &&
        set[name].length < SHORTEST_SECRET &&
        `${name} is too short. Create one with: openssl rand -base64 32`,
    ),
  ];
  return errors.filter((error) => typeof error === "string" && error !== "") as string[];
}

function isSite(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && text.startsWith("https://");
}

function modeOf(key: string): string | undefined {
  return key.split("_")[1];
}
