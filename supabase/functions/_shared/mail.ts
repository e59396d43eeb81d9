import process from "node:process";
import { settings } from "./settings.ts";

const PATIENCE_MS = 10_000;

/**
 * Sends an email through the mail service (the Resend API,
 * resend.com/docs/api-reference/emails/send-email). Rejects if the service doesn't accept it.
 */
export async function sendMail(
  to: string | string[],
  subject: string,
  text: string,
): Promise<void> {
  const { MAIL_API_KEY, MAIL_FROM } = settings();
  const response = await fetch(process.env.MAIL_API_URL ?? "https://api.resend.com/emails", {
    method: "POST",
    headers: { Authorization: `Bearer ${MAIL_API_KEY}`, "Content-Type": "application/json" },
    body: JSON.stringify({ from: MAIL_FROM, to: [to].flat(), subject, text }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The mail service answered ${response.status}.`);
}
