import { settingsProblems } from "./vite/settings-plugin.ts";

const OPTIONAL = [
  "VITE_STRIPE_PUBLISHABLE_KEY",
  "VITE_ADMIN_PASSWORD_HASH",
  "CLIENT_ADDRESS_HEADER",
];
const SHORTEST_SECRET = 32;

/** What is missing or wrong in the settings of a live product, each once; empty where it can go live. `wanted` are the names in `.env.example`. */
export function hostedProblems(
  wanted: string[],
  env: Record<string, string | undefined>,
): string[] {
  const set = Object.fromEntries(wanted.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const missing = wanted.filter((name) => !(name in set) && !OPTIONAL.includes(name));
  const pages = settingsProblems(
    Object.fromEntries(Object.entries(set).filter(([name]) => name.startsWith("VITE_"))),
  );
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...pages.filter(
      (complaint) => !missing.some((name) => complaint.startsWith(`${name} is missing`)),
    ),
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
  const complaints = [
    site &&
      !isSite(site) &&
      "SITE_URL is no address of a site: https://your.domain, without a path and without a slash at its end.",
    key &&
      !/^(sk|rk)_(test|live)_/.test(key) &&
      "STRIPE_SECRET_KEY is no secret key: it begins with sk_live_ or sk_test_.",
    signing &&
      !signing.startsWith("whsec_") &&
      "STRIPE_WEBHOOK_SECRET is no signing secret: it begins with whsec_.",
    key &&
      pageKey &&
      modeOf(key) !== modeOf(pageKey) &&
      "STRIPE_SECRET_KEY and VITE_STRIPE_PUBLISHABLE_KEY are of two modes: take both from test or both from live.",
    header &&
      !/^[\w-]+$/.test(header) &&
      "CLIENT_ADDRESS_HEADER must be the name of one header, such as cf-connecting-ip.",
    ...["CLAIM_SECRET", "SWEEP_SECRET"].map(
      (name) =>
        set[name] &&
        set[name].length < SHORTEST_SECRET &&
        `${name} is too short: openssl rand -base64 32`,
    ),
  ];
  return complaints.filter(
    (complaint) => typeof complaint === "string" && complaint !== "",
  ) as string[];
}

function isSite(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && text.startsWith("https://");
}

function modeOf(key: string): string | undefined {
  return key.split("_")[1];
}
