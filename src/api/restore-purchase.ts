import { tryTickets } from "#lib/try-tickets.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { callFunction } from "./client/call-function.ts";
import { SERVER_ERROR } from "./client/status.ts";

const RESTORE_TIMEOUT_MS = 10_000;
const RESTORE = "restore-purchase";

/** A way to find a purchase: by the address it was paid with, or by its checkout session. */
export type RestoreLookup = { email: string } | { sessionId: string };

/**
 * The ticket redeems the code that was sent with it. `to` is the masked address, if the server
 * returns it. A refusal carries the server's message.
 */
export type SentCode =
  | { state: "sent"; ticket: string; to: string | undefined }
  | { state: "refused"; message: string | undefined };

export type CheckedCode =
  | { state: "right"; sessionId: string; claim: string }
  | { state: "wrong"; message: string | undefined };

/** Sends a code to the address that a purchase was paid with. Rejects if the network fails. */
export async function sendRestoreCode(lost: RestoreLookup): Promise<SentCode> {
  const { ok, status, fields, error } = await withTimeout(RESTORE_TIMEOUT_MS, (signal) =>
    callFunction(RESTORE, { ...lost }, signal),
  );
  if (!ok) return { state: "refused", message: error };
  const { ticket, to } = fields;
  if (typeof ticket !== "string" || ticket === "")
    throw new Error(`A code was sent without a ticket: ${status}.`);
  return {
    state: "sent",
    ticket,
    to: typeof to === "string" && /^\S+@\S+$/.test(to) ? to : undefined,
  };
}

/**
 * Exchanges a code for the proof of a purchase, with any of its tickets, latest first. Rejects if the
 * network fails. All tickets share one deadline.
 */
export async function checkRestoreCode(tickets: string[], code: string): Promise<CheckedCode> {
  const checked = await withTimeout(RESTORE_TIMEOUT_MS, (signal) =>
    tryTickets(
      tickets,
      (ticket) => checkWithTicket(ticket, code, signal),
      ({ state }) => state === "right",
    ),
  );
  return checked ?? { state: "wrong", message: undefined };
}

async function checkWithTicket(
  ticket: string,
  code: string,
  signal: AbortSignal,
): Promise<CheckedCode> {
  const { ok, status, fields, error } = await callFunction(RESTORE, { ticket, code }, signal);
  if (status >= SERVER_ERROR) throw new Error(`The code could not be checked: ${status}.`);
  const { sessionId, claim } = fields;
  return ok && typeof sessionId === "string" && typeof claim === "string"
    ? { state: "right", sessionId, claim }
    : { state: "wrong", message: error };
}
