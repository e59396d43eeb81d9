import type { InlineCode } from "./inline-code.ts";

/** The settings that are built into the pages (`VITE_…`). */
export type PageSettings = Record<string, string | undefined>;

/** A directive and its sources. */
export type Policy = Record<string, string[]>;

const SELF = "'self'";
const NONE = "'none'";
const INLINE = "'unsafe-inline'";

/** Returns one address: src/member/app/start-worker.ts. */
const WORKER_POLICY = "member-worker";

/**
 * The sources that the payment provider's script needs:
 * https://docs.stripe.com/security/guide#content-security-policy
 */
const PROVIDER = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  calls: ["https://api.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
};

/**
 * Derives the Content-Security-Policy of the pages from their settings: it allows only what these
 * settings need.
 */
export function contentSecurityPolicy(
  settings: PageSettings,
  { scripts, styles }: InlineCode,
): Policy {
  const { VITE_SUPABASE_URL: backend, VITE_MEAL_DB_URL: meals } = settings;
  const provider = settings.VITE_STRIPE_PUBLISHABLE_KEY ? PROVIDER : undefined;
  return {
    "default-src": [NONE],
    "script-src": [SELF, ...scripts, ...(provider?.scripts ?? [])],
    // For Firefox before 108, which doesn't support the two directives below.
    "style-src": [SELF, INLINE],
    "style-src-elem": [SELF, ...styles],
    // Prerendered pages have style attributes; an attribute can't load or run anything.
    "style-src-attr": [INLINE],
    // The entrance page contains its first picture as a data URL. Members' photos are decrypted in
    // memory: a blob can only come from a page's own scripts.
    "img-src": [SELF, "data:", "blob:", ...pictureSources(meals)],
    "font-src": [SELF],
    // The video is fetched with the member's token and played from memory.
    "media-src": [SELF, "blob:"],
    "connect-src": [
      SELF,
      ...parseOrigin(backend),
      ...parseOrigin(meals),
      ...(provider?.calls ?? []),
    ],
    "frame-src": provider?.frames ?? [NONE],
    // The member area's own worker and manifest.
    "worker-src": [SELF],
    "manifest-src": [SELF],
    "object-src": [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [NONE],
    // We can't require this of the provider's script.
    ...(provider
      ? {}
      : { "require-trusted-types-for": ["'script'"], "trusted-types": [WORKER_POLICY] }),
  };
}

/**
 * During development, Vite adds inline scripts of its own, and the preview shows the product in a
 * frame.
 */
export const developmentPolicy: Policy = {
  "object-src": [NONE],
  "base-uri": [SELF],
  "frame-ancestors": [SELF],
};

export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** Parses the value of the header. If a directive appears twice, the first one counts. */
export function parsePolicy(text: string): Policy {
  const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(
    directives.toReversed().map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
}

function parseOrigin(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}

/** Meal databases keep their pictures on the API's host, or on another host of the same domain. */
function pictureSources(address: string | undefined): string[] {
  const [origin] = parseOrigin(address);
  if (!origin) return [];
  const { protocol, hostname } = new URL(origin);
  const domain = /^(?:www|api)\.(.+\..+)$/.exec(hostname)?.[1];
  return domain ? [`${protocol}//${domain}`, `${protocol}//*.${domain}`] : [origin];
}
