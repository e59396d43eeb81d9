import type { Crowd } from "../people/crowd.ts";
import type { World } from "../shop/world.ts";

const REMINDER = "Finish your purchase";
const RECEIPT = "We received your withdrawal";

interface Withdrawal {
  session: string;
  attempts: number;
  is_sent: boolean;
}

const WITHDRAWALS = `select session_id as session, receipt_attempts as attempts,
  receipt_sent_at is not null as is_sent from private.withdrawals`;

/** Each mail comes as often as the docs say, and withdrawals are the buyers' own. */
export async function checkMails(world: World, crowd: Crowd): Promise<void> {
  const withdrawals = await world.database.query<Withdrawal>(WITHDRAWALS);
  for (const { session } of withdrawals)
    if (!crowd.withdrawn.has(session)) world.report(`nobody withdrew from ${session}`);

  const receipts = world.mails.sent.filter(({ subject }) => subject === RECEIPT).length;
  const attempts = withdrawals.reduce((sum, one) => sum + one.attempts, 0);
  const sent = withdrawals.filter(({ is_sent }) => is_sent).length;
  if (receipts < sent || receipts > attempts)
    world.report(`${receipts} receipts of ${sent} sent in ${attempts} attempts`);

  for (const { email } of crowd.people) {
    const reminders = world.mails.to(email).filter(({ subject }) => subject === REMINDER);
    if (reminders.length > 1) world.report(`${email} got ${reminders.length} reminders`);
  }
}
