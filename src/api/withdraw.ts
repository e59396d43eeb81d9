import { tryTickets } from "#lib/try-tickets.ts";
import { withTimeout } from "#lib/with-timeout.ts";
import { type BuyerOrder, parseBuyerOrder } from "./buyer-order.ts";
import { authCall } from "./client/auth-call.ts";
import { callFunction } from "./client/call-function.ts";
import { SERVER_ERROR } from "./client/status.ts";
import { supabase } from "./client/supabase.ts";

const TIMEOUT_MS = 15_000;
const WITHDRAW = "withdraw";

/** A refusal carries the server's message. */
export type Withdrawal =
  | { state: "answered"; order: BuyerOrder }
  | { state: "refused"; message: string | undefined };

export type SentProof =
  | { state: "sent"; ticket: string }
  | { state: "refused"; message: string | undefined };

/** Withdraws from an order of the signed-in account. Rejects if there's no answer. */
export async function withdrawOrder(order: string): Promise<Withdrawal> {
  const { data } = await authCall(() => supabase().auth.getSession());
  const headers = { Authorization: `Bearer ${data.session?.access_token}` };
  return withTimeout(TIMEOUT_MS, (signal) => call({ order }, signal, headers));
}

/**
 * Confirms a withdrawal without an account. A code that proves the mailbox goes to the address, if
 * it has bought. Rejects if there's no answer.
 */
export async function confirmWithdrawal(name: string, email: string): Promise<SentProof> {
  const { ok, fields, error } = await withTimeout(TIMEOUT_MS, (signal) =>
    callFunction(WITHDRAW, { name, email }, signal),
  );
  return ok && typeof fields.ticket === "string" && fields.ticket !== ""
    ? { state: "sent", ticket: fields.ticket }
    : { state: "refused", message: error };
}

/**
 * Proves a confirmed withdrawal with the code of any of its tickets, latest first. Rejects if there's
 * no answer. All tickets share one deadline.
 */
export async function proveWithdrawal(tickets: string[], code: string): Promise<Withdrawal> {
  const answer = await withTimeout(TIMEOUT_MS, (signal) =>
    tryTickets(
      tickets,
      (ticket) => call({ ticket, code }, signal),
      ({ state }) => state === "answered",
    ),
  );
  return answer ?? { state: "refused", message: undefined };
}

async function call(
  body: Record<string, string>,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Withdrawal> {
  const { ok, status, fields, error } = await callFunction(WITHDRAW, body, signal, headers);
  const order = parseBuyerOrder(fields);
  if (ok && order) return { state: "answered", order };
  if (status >= SERVER_ERROR && !error) throw new Error(`The withdrawal: ${status}.`);
  return { state: "refused", message: error };
}
