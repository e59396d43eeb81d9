import { openMailbox } from "#tools/dev/local-backend/mail/mailbox.ts";
import type { Mail } from "#tools/dev/local-backend/supabase/api.ts";
import { keys } from "./settings.ts";

const A_DAY_MS = 24 * 60 * 60 * 1000;

export interface SentMail extends Mail {
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * The mail service: the stand-in, and what it doesn't do. A key is good for one mail in a day, and
 * everything is kept.
 */
export class MailService {
  readonly sent: SentMail[] = [];
  readonly #mailbox = openMailbox(undefined, keys.mailKey);
  readonly #keys = new Map<string, { at: number; answer: string }>();

  readonly atOnce = true;

  handle = async (request: Request): Promise<Response> => {
    const key = request.headers.get("idempotency-key");
    const known = key === null ? undefined : this.#keys.get(key);
    if (known && known.at > Date.now() - A_DAY_MS) return new Response(known.answer);
    const { to, subject, text } = await request.clone().json();
    const response = await this.#mailbox.fetch(request);
    if (!response?.ok) return response ?? new Response(null, { status: 404 });
    for (const address of to) this.sent.push({ to: address, subject, text, at: Date.now() });
    if (key !== null)
      this.#keys.set(key, { at: Date.now(), answer: await response.clone().text() });
    return response;
  };

  /** Sends a mail of the accounts' service. */
  send = async (mail: Mail): Promise<void> => void this.sent.push({ ...mail, at: Date.now() });

  to(address: string): SentMail[] {
    return this.sent.filter(({ to }) => to === address);
  }
}
