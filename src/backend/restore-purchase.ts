import { withDeadline } from "#lib/deadline.ts";
import { callFunction } from "./call-function.ts";

const RESTORE_DEADLINE_MS = 10_000;
const RESTORE = "restore-purchase";
const SERVER_ERROR = 500;

/** By what a purchase is found again: the address that it was paid with, or its checkout session. */
export type Lost = { email: string } | { sessionId: string };

/** `to` is the address with most of it covered, where the server tells; the message of a refusal is the server's. */
export type SentCode = { state: "sent"; to: string | undefined } | { state: "refused"; message: string | undefined };

export type CheckedCode = { state: "right"; sessionId: string; claim: string } | { state: "wrong"; message: string | undefined };

/** Has a code sent to the address that a purchase was paid with. Rejects where the network fails. */
export async function sendRestoreCode(lost: Lost): Promise<SentCode> {
  const { ok, fields, error } = await withDeadline(RESTORE_DEADLINE_MS, (signal) => callFunction(RESTORE, { ...lost }, signal));
  if (!ok) return { state: "refused", message: error };
  return { state: "sent", to: typeof fields.to === "string" ? fields.to : undefined };
}

/** Exchanges a code for what proves the purchase. Rejects where the network fails. */
export async function checkRestoreCode(lost: Lost, code: string): Promise<CheckedCode> {
  const { ok, status, fields, error } = await withDeadline(RESTORE_DEADLINE_MS, (signal) => callFunction(RESTORE, { ...lost, code }, signal));
  if (status >= SERVER_ERROR) throw new Error(`The code could not be checked: ${status}.`);
  const { sessionId, claim } = fields;
  return ok && typeof sessionId === "string" && typeof claim === "string" ? { state: "right", sessionId, claim } : { state: "wrong", message: error };
}
