import type { CheckedCode } from "#api/restore-purchase.ts";
import type { RestoreTicket } from "./restore-tickets.ts";

type Check = (ticket: string, code: string) => Promise<CheckedCode>;

/**
 * Tries a code with each ticket, latest first: emails may arrive late, and the code of an earlier
 * one is still valid. For a wrong code, returns the latest ticket's message. Rejects if no ticket
 * matched and one couldn't be checked.
 */
export async function tryTickets(
  tickets: RestoreTicket[],
  code: string,
  check: Check,
): Promise<CheckedCode> {
  const wrong: CheckedCode[] = [];
  const failures: unknown[] = [];
  for (const { ticket } of tickets) {
    try {
      const answer = await check(ticket, code);
      if (answer.state === "right") return answer;
      wrong.push(answer);
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
  return wrong[0] ?? { state: "wrong", message: undefined };
}
