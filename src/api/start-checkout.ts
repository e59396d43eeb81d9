import { loadIfAllowed } from "#lib/tracking/load-if-allowed.ts";
import { VISIT_ID } from "#rules/numbers/visit-id.ts";
import { callFunction } from "./client/call-function.ts";

export interface CheckoutOrder {
  priceId: string;
  /** An id for what the visitor is about to buy. The same intent gets the same session. */
  intent: string;
  /** Earlier sessions of this browser that it couldn't check. They may be paid. */
  unverified: string[];
}

export type StartedCheckout =
  // Without a claim, the URL doesn't lead to a new payment, but to one that was made earlier.
  | { state: "open"; url: string; sessionId: string | undefined; claim: string | undefined }
  /** The server's own message, if it sent one. */
  | { state: "refused"; message: string | undefined };

/** Nothing without the part that asks, because then nobody was asked. */
let adConsentFields = (): Record<string, string> => ({});
loadIfAllowed(() => import("#lib/tracking/ad-consent.ts"))((part) => {
  adConsentFields = part.adConsentFields;
});

const SESSION_ID = /cs_(test|live)_\w+/;

/**
 * Opens a checkout session, unless an earlier one turns out to be paid. Rejects if the outcome is
 * unknown.
 */
export async function startCheckout(
  { priceId, intent, unverified }: CheckoutOrder,
  signal: AbortSignal,
): Promise<StartedCheckout> {
  const body = {
    priceId,
    ...(unverified.length > 0 && { unverified: unverified.join(" ") }),
    ...adConsentFields(),
  };
  const { ok, fields, error } = await callFunction("stripe-checkout", body, signal, {
    "Idempotency-Key": intent,
    ...countedVisit(),
  });
  const { url, claim, sessionId } = fields;
  if (!ok || typeof url !== "string" || !isWebAddress(url))
    return { state: "refused", message: error };
  return {
    state: "open",
    url,
    sessionId:
      typeof sessionId === "string" && sessionId !== "" ? sessionId : SESSION_ID.exec(url)?.[0],
    claim: typeof claim === "string" && claim !== "" ? claim : undefined,
  };
}

/** The visit that src/quiz/reporting/recorder counts in this tab, if it does, so that its order is counted with it. */
function countedVisit(): { "X-Visit"?: string } {
  try {
    const { visit } = JSON.parse(sessionStorage.getItem("funnelVisit") ?? "");
    // Anyone may have changed it, and a header doesn't take everything.
    return typeof visit === "string" && VISIT_ID.test(visit) ? { "X-Visit": visit } : {};
  } catch {
    return {};
  }
}

function isWebAddress(text: string): boolean {
  try {
    return ["https:", "http:"].includes(new URL(text, location.href).protocol);
  } catch {
    return false;
  }
}
