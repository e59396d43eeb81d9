import { missingSettings, wrongSettings } from "#tools/build/hosting/settings-plugin.ts";

/** Settings that work only together. */
const AD_NETWORKS = [
  ["META_PIXEL_ID", "META_ACCESS_TOKEN"],
  ["GA4_MEASUREMENT_ID", "GA4_API_SECRET"],
  ["TIKTOK_PIXEL_ID", "TIKTOK_ACCESS_TOKEN"],
];
const OPTIONAL = [
  "VITE_STRIPE_PUBLISHABLE_KEY",
  "VITE_ADMIN_PASSWORD_HASH",
  "VITE_MEMBER_APP",
  "CLIENT_ADDRESS_HEADER",
  "NUMBERS_KEEP_DAYS",
  ...AD_NETWORKS.flat(),
  "OPERATOR_EMAIL",
  "ALERT_WEBHOOK_URL",
  "MAIL_WEBHOOK_SECRET",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_SERVICE_NAME",
  "EVENTS_URL",
  "RECOVERY_MAILS",
  "PAYMENT_PAGE_HOST",
];
const MIN_SECRET = 32;

/**
 * The errors in the settings of a live product, each once; empty if it can go live. `wanted` are
 * the names in `.env.example`.
 */
export function findHostedProblems(
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
    ...halfNetworks(set),
  ];
}

function functionProblems(set: Record<string, string>): string[] {
  const {
    SITE_URL: site,
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: signing,
    VITE_STRIPE_PUBLISHABLE_KEY: pageKey,
    CLIENT_ADDRESS_HEADER: header,
    OPERATOR_EMAIL: operators,
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
      parseMode(key) !== parseMode(pageKey) &&
      "STRIPE_SECRET_KEY and VITE_STRIPE_PUBLISHABLE_KEY are from different modes. Use two test keys or two live keys.",
    header &&
      !/^[\w-]+$/.test(header) &&
      "CLIENT_ADDRESS_HEADER must be the name of one header, such as cf-connecting-ip.",
    operators &&
      !operators.split(",").every((address) => /^[^\s@<>]+@[^\s@<>]+$/.test(address.trim())) &&
      "OPERATOR_EMAIL isn't an email address. Write several with commas between them.",
    ...optionalProblems(set),
    ...["CLAIM_SECRET", "SWEEP_SECRET"].map(
      (name) =>
        set[name] &&
        set[name].length < MIN_SECRET &&
        `${name} is too short. Create one with: openssl rand -base64 32`,
    ),
  ];
  return errors.filter((error) => typeof error === "string" && error !== "") as string[];
}

function optionalProblems({
  ALERT_WEBHOOK_URL: hook,
  MAIL_WEBHOOK_SECRET: signing,
  EVENTS_URL: events,
  RECOVERY_MAILS: recovery,
  PAYMENT_PAGE_HOST: pageHost,
}: Record<string, string>): (string | undefined | false)[] {
  return [
    hook !== undefined &&
      !hook.startsWith("https://") &&
      "ALERT_WEBHOOK_URL isn't the address of a webhook. It starts with https://.",
    signing !== undefined &&
      !signing.startsWith("whsec_") &&
      "MAIL_WEBHOOK_SECRET isn't a signing secret. Signing secrets start with whsec_.",
    events !== undefined &&
      !isStore(events) &&
      "EVENTS_URL isn't the address of ClickHouse. Write it as https://<user>:<password>@<host>:8443/<database>.",
    recovery !== undefined &&
      !["on", "off"].includes(recovery) &&
      "RECOVERY_MAILS is neither on nor off. Only on sends mails with a link to finish a purchase.",
    pageHost !== undefined &&
      !/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(pageHost) &&
      "PAYMENT_PAGE_HOST isn't a host. Write it as pay.your.domain, without https:// and without a slash.",
  ];
}

function halfNetworks(set: Record<string, string>): string[] {
  return AD_NETWORKS.flatMap((pair) => {
    const missing = pair.filter((name) => !(name in set));
    return missing.length === 1
      ? [`${missing[0]} is missing. ${pair.join(" and ")} work only together.`]
      : [];
  });
}

function isSite(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && text.startsWith("https://");
}

/** Without https, anyone on the way could read the password. */
function isStore(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, password, pathname } = new URL(text);
  return protocol === "https:" && password !== "" && /^\/\w+$/.test(pathname);
}

function parseMode(key: string): string | undefined {
  return key.split("_")[1];
}
