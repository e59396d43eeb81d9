import { inDatabase } from "../_shared/database.ts";
import { getErrorKind } from "../_shared/endpoint.ts";
import type { Mail } from "../_shared/mail-kind.ts";
import { sendMail } from "../_shared/send-mail.ts";
import { settings } from "../_shared/settings.ts";

/** A round's verdict and its alarm are mailed once each. */
export interface Occasion {
  experiment: string;
  round: number;
  occasion: "verdict" | "alarm";
}

export type Mailing = "sent" | "sent before" | "failed" | "OPERATOR_EMAIL isn't set";

/**
 * Mails the operator, unless another run has done it or is doing it. A run that is killed in
 * between keeps its claim for ten minutes, so the next day's run mails again.
 */
export async function mailOnce(occasion: Occasion, mail: Mail): Promise<Mailing> {
  const { operatorEmails } = settings();
  if (operatorEmails.length === 0) return "OPERATOR_EMAIL isn't set";
  if (!(await inDatabase<boolean>("claim_experiment_mail", { ...occasion }))) return "sent before";
  try {
    await sendMail(operatorEmails, mail);
  } catch (error) {
    console.error(`experiment-verdicts: a mail was not sent: ${getErrorKind(error)}`);
    await inDatabase("release_experiment_mail", { ...occasion });
    return "failed";
  }
  await inDatabase("confirm_experiment_mail", { ...occasion });
  return "sent";
}
