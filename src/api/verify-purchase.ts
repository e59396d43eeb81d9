import { callFunction } from "./client/call-function.ts";

export type Verdict =
  | { state: "paid"; owned: boolean }
  /**
   * No such session, never paid, or refunded. `isMailed`: it has expired, and its visitor may have
   * paid since by the link in our mail. Only a code from the mailbox can say so.
   */
  | { state: "unpaid"; isMailed?: true }
  /** A payment method that takes days is still processing. */
  | { state: "processing" };

/**
 * Returns what the server knows about a checkout session after asking the payment provider. Rejects
 * if there's no answer.
 */
export async function verifyPurchase(sessionId: string, signal: AbortSignal): Promise<Verdict> {
  const { ok, status, fields } = await callFunction("stripe-verify", { sessionId }, signal);
  const { state, owned, isMailed } = fields;
  if (ok && state === "paid") return { state, owned: owned === true };
  if (ok && state === "unpaid") return { state, ...(isMailed === true && { isMailed }) };
  if (ok && state === "processing") return { state };
  throw new Error(`The purchase could not be verified: ${status}.`);
}
