import { proveWithdrawal, type Withdrawal } from "#api/withdraw.ts";
import { tryTickets } from "#lib/try-tickets.ts";

/** Proves a withdrawal with a code of any of these tickets, latest first. */
export async function proveWithAny(tickets: string[], code: string): Promise<Withdrawal> {
  const answer = await tryTickets(
    tickets,
    (ticket) => proveWithdrawal(ticket, code),
    ({ state }) => state === "answered",
  );
  return answer ?? { state: "refused", message: undefined };
}
