import process from "node:process";
import { getErrorKind } from "./get-error-kind.ts";
import { tally } from "./health/tally.ts";
import type { Mail } from "./mail-kind.ts";
import { REMINDER_SUBJECT } from "./mails/finish-purchase.ts";
import { settings } from "./settings.ts";

const TIMEOUT_MS = 10_000;

/** The mail service answered, and didn't take the mail. After any other error it may have. */
export class MailRefused extends Error {
  override name = "MailRefused";
  /** The status of its answer. */
  readonly code: string;

  constructor(status: number) {
    super(`The mail service answered ${status}.`);
    this.code = String(status);
  }
}

/**
 * Sends an email through the mail service (the Resend API,
 * resend.com/docs/api-reference/emails/send-email). Rejects if the service doesn't accept it. The
 * service sends only one mail per `idempotencyKey` and day.
 */
export async function sendMail(
  to: string | string[],
  mail: Mail,
  idempotencyKey?: string,
): Promise<void> {
  try {
    await post(to, mail, idempotencyKey);
    tally("mails", "sent");
  } catch (error) {
    const kind = getErrorKind(error);
    if (kind === "MailRefused 422") tallyAddress(mail.subject, kind);
    else tally("mails", kind);
    throw error;
  }
}

/**
 * Counts a mail that may have a wrong address. Those of reminders are counted apart, because anyone
 * can type them on the payment page, and mustn't raise an alert with them.
 */
export function tallyAddress(subject: unknown, kind: string): void {
  tally("mails", subject === REMINDER_SUBJECT ? `reminder ${kind}` : kind);
}

async function post(
  to: string | string[],
  { subject, text, headers }: Mail,
  idempotencyKey: string | undefined,
): Promise<void> {
  const { MAIL_API_KEY, MAIL_FROM } = settings();
  const response = await fetch(process.env.MAIL_API_URL ?? "https://api.resend.com/emails", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${MAIL_API_KEY}`,
      "Content-Type": "application/json",
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
    },
    body: JSON.stringify({ from: MAIL_FROM, to: [to].flat(), subject, text, headers }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new MailRefused(response.status);
}
