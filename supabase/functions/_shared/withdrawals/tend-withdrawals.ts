import { inDatabase } from "../database.ts";
import { kindOf } from "../endpoint.ts";
import { sendMail } from "../mail.ts";
import { sha256 } from "../secrets.ts";
import { settings } from "../settings.ts";
import { momentText } from "../utc-text.ts";
import { serveWithdrawal } from "./serve-withdrawal.ts";

const MOST = 20;

interface Stuck {
  withdrawal: string;
  order: string;
  reason: string;
  declared_at: string;
}

/** Repeats refunds and receipts that didn't work, and mails the operator about the ones that need a person. */
export async function tendWithdrawals(isOver: () => boolean): Promise<void> {
  for (const withdrawal of await inDatabase<string[]>("due_withdrawals", { most: MOST })) {
    if (isOver()) break;
    await serveWithdrawal(withdrawal).catch((error: unknown) =>
      console.error(`A withdrawal has to wait: ${kindOf(error)}`),
    );
  }
  await tellOperator(await inDatabase<Stuck[]>("withdrawals_to_report"));
}

async function tellOperator(stuck: Stuck[]): Promise<void> {
  const { operatorEmails } = settings();
  if (stuck.length === 0 || operatorEmails.length === 0) return;
  const lines = stuck.map(
    ({ order, reason, declared_at }) =>
      `- Order ${order}, withdrawn ${momentText(declared_at)}: ${reason}`,
  );
  const text = [
    "These buyers withdrew, but their refunds failed:",
    lines.join("\n"),
    "A refund is due within 14 days of the withdrawal. docs/operating.md says what to do for each reason.",
  ].join("\n\n");
  await sendMail(operatorEmails, "Refunds that need you", text, `refunds-${await sha256(text)}`);
  await inDatabase("note_reported", { withdrawals: stuck.map(({ withdrawal }) => withdrawal) });
}
