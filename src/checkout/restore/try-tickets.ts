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
  const answers: (CheckedCode | Error)[] = [];
  for (const { ticket } of tickets) {
    const answer = await check(ticket, code).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (!(answer instanceof Error) && answer.state === "right") return answer;
    answers.push(answer);
  }
  const failure = answers.find((answer) => answer instanceof Error);
  if (failure) throw failure;
  const [first] = answers;
  return first && !(first instanceof Error) ? first : { state: "wrong", message: undefined };
}
