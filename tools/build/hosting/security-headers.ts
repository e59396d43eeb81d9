import {
  contentSecurityPolicy,
  developmentPolicy,
  type PageSettings,
  policyText,
} from "./content-security-policy.ts";
import { hashInlineCode } from "./inline-code.ts";

export type Headers = Record<string, string>;

const A_YEAR_IN_S = 31_536_000;

/** Browser features that the product doesn't use, neither itself nor in a frame. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

const common: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** The headers for every response of a built site. `pages` is the HTML of all its pages. */
export function siteHeaders(settings: PageSettings, pages: string[]): Headers {
  return {
    "Content-Security-Policy": policyText(contentSecurityPolicy(settings, hashInlineCode(pages))),
    // For browsers that don't support frame-ancestors.
    "X-Frame-Options": "DENY",
    ...common,
  };
}

/** Headers that a host adds. Browsers ignore them over plain HTTP, such as on this machine. */
export const hostHeaders: Headers = { "Strict-Transport-Security": `max-age=${A_YEAR_IN_S}` };

/** The headers during development. */
export const developmentHeaders: Headers = {
  "Content-Security-Policy": policyText(developmentPolicy),
  "X-Frame-Options": "SAMEORIGIN",
  ...common,
};
