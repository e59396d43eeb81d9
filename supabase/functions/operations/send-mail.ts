import { getErrorKind } from "../_shared/endpoint.ts";
import type { Mail } from "../_shared/mail-kind.ts";
import { MailRefused, sendMail } from "../_shared/send-mail.ts";
import type { Outcome } from "./operation-request.ts";

/** Sends a mail, and returns its outcome. */
export async function sendAndReport(to: string, mail: Mail, sent: string): Promise<Outcome> {
  try {
    await sendMail(to, mail);
    return { outcome: sent };
  } catch (error) {
    console.error(`A mail of an operator was not sent: ${getErrorKind(error)}`);
    return {
      outcome: "not_mailed",
      cause: error instanceof MailRefused ? "refused" : "not_reached",
    };
  }
}
