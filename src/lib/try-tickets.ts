/**
 * Checks a mailed code with each of its tickets, latest first: mails may arrive late, and the code of
 * an earlier one is still valid. Returns the first right answer, or else the latest ticket's answer;
 * undefined without a ticket. Rejects if no answer was right and a ticket couldn't be checked.
 */
export async function tryTickets<Answer>(
  tickets: string[],
  check: (ticket: string) => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
): Promise<Answer | undefined> {
  const wrong: Answer[] = [];
  const failures: unknown[] = [];
  for (const ticket of tickets) {
    try {
      const answer = await check(ticket);
      if (isRight(answer)) return answer;
      wrong.push(answer);
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
  return wrong[0];
}
