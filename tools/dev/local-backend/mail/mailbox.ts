import { join } from "node:path";
import type { Mail } from "../supabase/api.ts";
import { openKeptMails } from "./kept-mails.ts";
import { mailboxPage } from "./mailbox-page.ts";

/**
 * Stores the emails that would be sent. The auth service calls `send`; `fetch` serves the mail
 * service's API and the page to read the emails on.
 */
export function openMailbox(folder: string | undefined, mailKey: string) {
  const mails = openKeptMails(folder && join(folder, "mails.json"));
  const send = async (mail: Mail) => mails.add(mail);

  return {
    send,
    close: mails.close,
    async fetch(request: Request): Promise<Response | undefined> {
      const { pathname } = new URL(request.url);
      if (pathname === "/mailbox") return mailboxPage(mails.all());
      if (pathname !== "/mail/v1/emails") return undefined;
      if (request.headers.get("authorization") !== `Bearer ${mailKey}`)
        return Response.json({ message: "API key is invalid" }, { status: 401 });
      const {
        to,
        subject,
        text,
        html,
      }: { to?: string[]; subject?: string; text?: string; html?: string } = await request
        .json()
        .catch(() => ({}));
      if (request.method !== "POST" || !Array.isArray(to) || !subject || !text)
        return Response.json({ message: "Missing required fields" }, { status: 422 });
      for (const address of to) await send({ to: address, subject, text, html });
      return Response.json({ id: crypto.randomUUID() });
    },
  };
}
