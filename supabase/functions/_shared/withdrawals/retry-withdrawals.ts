import { inDatabase } from "../database.ts";
import { getErrorKind } from "../endpoint.ts";
import { type FailedRefund, operatorFailedRefunds } from "../mails/operator-failed-refunds.ts";
import { sha256 } from "../secrets.ts";
import { sendMail } from "../send-mail.ts";
import { settings } from "../settings.ts";
import { processWithdrawal } from "./process-withdrawal.ts";

const MAX_COUNT = 20;

type Stuck = FailedRefund & { withdrawal: string };

/** Repeats refunds and receipts that didn't work, and mails the operator about the ones that need a person. */
export async function retryWithdrawals(isOver: () => boolean): Promise<void> {
  for (const withdrawal of await inDatabase<string[]>("due_withdrawals", { most: MAX_COUNT })) {
    if (isOver()) break;
    await processWithdrawal(withdrawal).catch((error: unknown) =>
      console.error(`A withdrawal has to wait: ${getErrorKind(error)}`),
    );
  }
  await tellOperator(await inDatabase<Stuck[]>("withdrawals_to_report"));
}

async function tellOperator(stuck: Stuck[]): Promise<void> {
  const { operatorEmails } = settings();
  if (stuck.length === 0 || operatorEmails.length === 0) return;
  const mail = operatorFailedRefunds.write({ refunds: stuck });
  await sendMail(operatorEmails, mail, `refunds-${await sha256(mail.text)}`);
  await inDatabase("note_reported", { withdrawals: stuck.map(({ withdrawal }) => withdrawal) });
}
