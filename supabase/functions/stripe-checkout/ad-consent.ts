import { inDatabase } from "../_shared/database.ts";
import { getErrorKind } from "../_shared/endpoint.ts";
import { isOffered } from "./offered-consent.ts";

interface AdConsent {
  /** The words on the page that the visitor agreed to. */
  text: string;
  click_kind: string;
  click_id: string;
}

const MAX_TEXT = 500;
const CLICK_KINDS = ["gclid", "fbclid", "ttclid"];

/**
 * Parses the consent to ads: null if it's taken back, undefined if there's none, or if it's nothing
 * that a page of ours sends.
 */
function parseAdConsent(fields: Record<string, string>): AdConsent | null | undefined {
  const { adConsent: text, clickKind: click_kind, clickId: click_id } = fields;
  if (text === "") return null;
  if (!text || !click_kind || !click_id) return undefined;
  const isKnown =
    text.length <= MAX_TEXT &&
    !/[\p{Cc}\p{Cs}]/u.test(text) &&
    CLICK_KINDS.includes(click_kind) &&
    /^[\w.~-]{1,300}$/.test(click_id);
  return isKnown ? { text, click_kind, click_id } : undefined;
}

/**
 * Records the session's consent, if there is one. No checkout fails because of an ad. Rejects if a
 * consent that was taken back can't be: then the visitor has to try again.
 */
export async function recordAdConsent(
  session_id: string,
  fields: Record<string, string>,
): Promise<void> {
  const consent = parseAdConsent(fields);
  if (consent === undefined || (consent && !(await isOffered(consent.text)))) return;
  try {
    await inDatabase("set_ad_consent", { session_id, consent });
  } catch (error) {
    if (consent === null) throw error;
    console.warn(
      `A consent could not be recorded, so no ad network gets it: ${getErrorKind(error)}`,
    );
  }
}
