import { callFunction } from "./call-function.ts";

export type Verdict =
  | { state: "paid"; owned: boolean }
  /** No such session, never paid, or paid back. */
  | { state: "unpaid" }
  /** A way of paying that takes days is on its way. */
  | { state: "processing" };

/** What the server, having asked the payment provider, knows of a checkout session. Rejects where nothing can be learnt. */
export async function verifyPurchase(sessionId: string, signal: AbortSignal): Promise<Verdict> {
  const { ok, status, fields } = await callFunction("stripe-verify", { sessionId }, signal);
  const { state, owned } = fields;
  if (ok && state === "paid") return { state, owned: owned === true };
  if (ok && (state === "unpaid" || state === "processing")) return { state };
  throw new Error(`The purchase could not be verified: ${status}.`);
}
