import { AD_CLICK_KEY } from "./ad-click.ts";
import { refusesTracking } from "./refuses-tracking.ts";

/** This visitor's consent, in the words on the page; empty once it's taken back. */
const CONSENT_KEY = "adConsent";

/** True if there's anything to ask: a visitor who came from an ad, and doesn't refuse tracking. */
export function isAdConsentAsked(): boolean {
  return !refusesTracking() && read(AD_CLICK_KEY) !== null;
}

export const hasAdConsent = (text: string): boolean => read(CONSENT_KEY) === text;

/** Keeps in this tab whether the visitor agrees to a text. Keeps nothing of those who never did. */
export function keepAdConsent(text: string, isGiven: boolean): void {
  try {
    if (isGiven || read(CONSENT_KEY) !== null)
      sessionStorage.setItem(CONSENT_KEY, isGiven ? text : "");
  } catch {
    // Then nothing is sent.
  }
}

/**
 * Takes back a consent to a text that's no longer on the page, or of a visitor who's no longer asked.
 * `text` is undefined if the page has none.
 */
export function revokeStaleAdConsent(text: string | undefined): void {
  if (read(CONSENT_KEY) && !(text && isAdConsentAsked() && hasAdConsent(text)))
    keepAdConsent("", false);
}

/** The fields of a checkout about ads: none, unless the visitor agreed or took it back. */
export function adConsentFields(): Record<string, string> {
  const adConsent = read(CONSENT_KEY);
  const [clickKind, clickId] = read(AD_CLICK_KEY)?.split("=") ?? [];
  if (adConsent === null || !clickKind || !clickId) return {};
  return adConsent === "" ? { adConsent } : { adConsent, clickKind, clickId };
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
