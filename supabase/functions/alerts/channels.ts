import type { Mail } from "../_shared/mail-kind.ts";
import { sendMail } from "../_shared/send-mail.ts";
import { settings } from "../_shared/settings.ts";

export interface Message extends Mail {
  /** The mail service sends a message with the same key once a day. */
  key?: string;
}

/** A way to reach the operator. */
export interface Channel {
  name: "mail" | "webhook";
  /** Rejects if the message wasn't accepted. */
  send(message: Message): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** The webhook answered, and didn't take the message. */
export class NotTaken extends Error {
  override name = "NotTaken";
  readonly code: string;

  constructor(status: number) {
    super("The webhook didn't take the message.");
    this.code = String(status);
  }
}

/** The channels that the settings name. */
export function channels(): Channel[] {
  const { operatorEmails, alertWebhookUrl } = settings();
  const open: Channel[] = [];
  if (operatorEmails.length > 0)
    open.push({
      name: "mail",
      send: ({ key, ...mail }) => sendMail(operatorEmails, mail, key),
    });
  if (alertWebhookUrl)
    open.push({
      name: "webhook",
      send: ({ subject, text }) => post(alertWebhookUrl, `${subject}\n\n${text}`),
    });
  return open;
}

/** Chats take JSON with a `text`: Slack, Mattermost, Google Chat, Rocket.Chat. */
async function post(url: string, text: string): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
    // The address is a secret. A redirect could lead anywhere.
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new NotTaken(response.status);
}
