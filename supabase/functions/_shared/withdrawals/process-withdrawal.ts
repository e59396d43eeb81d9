import { inDatabase } from "../database.ts";
import { getErrorKind } from "../endpoint.ts";
import { fulfil } from "../fulfil.ts";
import { type Receipt, withdrawalReceipt } from "../mails/withdrawal-receipt.ts";
import { refund } from "../refund.ts";
import { sendMail } from "../send-mail.ts";
import { settings } from "../settings.ts";

interface DueRefund {
  session_id: string;
  payment_intent: string;
  /** 1 for the first. */
  attempt: number;
}

/**
 * Does what is due for a recorded withdrawal: the refund, then the receipt. Any number of calls, at
 * once or later, make one refund. Rejects if the database can't be reached.
 */
export async function processWithdrawal(withdrawal: string): Promise<void> {
  const due = await inDatabase<DueRefund | null>("begin_refund", { withdrawal });
  if (due) {
    const { payment_intent, attempt } = due;
    const asked = await refund({
      payment_intent,
      key: `withdrawal-${withdrawal}-${attempt}`,
      metadata: { withdrawal },
    });
    const { outcome, refund: id, reason } = asked;
    await inDatabase("note_refund", { withdrawal, outcome, refund: id, reason });
    // Access ends with the facts. If they can't be read now, the webhook or the sweep reads them.
    await fulfil(due.session_id).catch((error: unknown) =>
      console.warn(`A refund isn't recorded yet: ${getErrorKind(error)}`),
    );
  }
  await mailReceipt(withdrawal);
}

async function mailReceipt(withdrawal: string): Promise<void> {
  const receipt = await inDatabase<(Receipt & { to: string }) | null>("begin_receipt", {
    withdrawal,
  });
  if (!receipt) return;
  const mail = withdrawalReceipt.write({ ...receipt, site: settings().SITE_URL });
  // Each has another text, and a key takes only one.
  const key = `receipt-${withdrawal}-${receipt.state === "disputed" ? "disputed" : "refund"}`;
  const sent = await sendMail(receipt.to, mail, key).then(
    () => true,
    (error: unknown) => {
      console.error(`The receipt of a withdrawal was not sent: ${getErrorKind(error)}`);
      return false;
    },
  );
  await inDatabase("note_receipt", { withdrawal, sent });
}
