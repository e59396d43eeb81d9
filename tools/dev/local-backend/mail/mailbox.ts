import { join } from "node:path";
import { keepInFile, keepNowhere } from "../data-folder/persistent-file.ts";
import { readOrSetAside } from "../data-folder/read-or-set-aside.ts";
import { systemClock } from "../stripe/clock.ts";
import type { Mail } from "../supabase/api.ts";
import { escapeHtml, writeArticle, writeDocument } from "./mail-document.ts";

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

type ShownMail = Mail & { at: string };

/** The page to read emails on. It runs no script, and no other page can read or frame it. */
export function mailboxPage(mails: ShownMail[]): Response {
  return new Response(writePage(mails), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "X-Frame-Options": "DENY",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}

function writePage(mails: ShownMail[]): string {
  return writeDocument({
    title: "Local mailbox",
    link: '<a href="/mailbox">Look again</a>',
    lead: "Mails that the embedded backend would have sent, newest first. Nothing leaves this machine.",
    articles: mails.length === 0 ? ["<p><em>No mail yet.</em></p>"] : mails.map(writeMail),
  });
}

const writeMail = ({ to, at, ...mail }: ShownMail): string =>
  writeArticle(mail, [
    `To ${escapeHtml(to)} · <time datetime="${at}">${at.slice(0, 16).replace("T", " ")} UTC</time>`,
  ]);

const MAX_COUNT = 100;

interface KeptMail extends Mail {
  at: string;
}

/**
 * The last emails, newest first, stored in a file if one is named. An email counts as sent at once:
 * the database waits for it, and a lost one can be requested again.
 */
export function openKeptMails(file: string | undefined, clock = systemClock) {
  let mails = file
    ? readOrSetAside({ file, parse: parseMails, empty: () => [], owner: "The mailbox" })
    : [];
  const kept = file
    ? keepInFile({ file, serialize: () => JSON.stringify(mails, null, 2), clock })
    : keepNowhere;
  return {
    all: (): KeptMail[] => mails,
    add({ to, subject, text, html }: Mail): void {
      mails = [
        { to, subject, text, html, at: new Date(clock.now()).toISOString() },
        ...mails,
      ].slice(0, MAX_COUNT);
      kept.save();
    },
    close: kept.close,
  };
}

function parseMails(json: unknown): KeptMail[] {
  if (!Array.isArray(json)) throw new Error("it isn't a list");
  if (!json.every(isMail)) throw new Error("one of its mails is damaged");
  return json;
}

function isMail(value: unknown): value is KeptMail {
  if (typeof value !== "object" || value === null) return false;
  const { to, subject, text, html, at } = value as Record<string, unknown>;
  return (
    [to, subject, text, at].every((part) => typeof part === "string") &&
    (html === undefined || typeof html === "string")
  );
}
