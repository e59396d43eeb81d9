import type { Mail } from "../supabase/api.ts";
import { escapeHtml, writeArticle, writeDocument } from "./mail-document.ts";

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
