import type { Person } from "./crowd.ts";

/** The latest code that came to their mailbox since then, to restore a purchase. */
export const findLatestCode = (person: Person, since: number) =>
  latest(person, since, /^(\d{6}) is your code$/);

/** The latest code to withdraw. */
export const codeToWithdraw = (person: Person, since: number) =>
  latest(person, since, /^(\d{6}) is your code to withdraw$/);

function latest({ world, email }: Person, since: number, subject: RegExp): string | undefined {
  const mails = world.mails.to(email).filter(({ at }) => at >= since);
  return mails.flatMap((mail) => subject.exec(mail.subject)?.[1] ?? []).at(-1);
}
