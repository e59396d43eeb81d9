import { callFunction } from "./call-function.ts";

export type StartedCheckout =
  | { state: "open"; url: string; sessionId: string | undefined; claim: string | undefined }
  /** The message is the server's own, where it gave one. */
  | { state: "refused"; message: string | undefined };

const SESSION_ID = /cs_(test|live)_\w+/;

/** Opens a checkout session; the same one for the same intent. Rejects where nobody can say whether it did. */
export async function startCheckout(
  priceId: string,
  intent: string,
  signal: AbortSignal,
): Promise<StartedCheckout> {
  const { ok, fields, error } = await callFunction("stripe-checkout", { priceId }, signal, {
    "Idempotency-Key": intent,
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

function isWebAddress(text: string): boolean {
  try {
    return ["https:", "http:"].includes(new URL(text, location.href).protocol);
  } catch {
    return false;
  }
}
