import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mail } from "./api.ts";

const MOST = 100;

interface Kept extends Mail {
  at: string;
}

/** Keeps the mails that would go out. `send` is what the auth service calls; `fetch` is the mail service's API and the page to read them on. */
export function openMailbox(folder: string | undefined, mailKey: string) {
  const file = folder && join(folder, "mails.json");
  let mails: Kept[] = file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];

  const send = async ({ to, subject, text, html }: Mail) => {
    mails = [{ to, subject, text, html, at: new Date().toISOString() }, ...mails].slice(0, MOST);
    if (!file) return;
    writeFileSync(`${file}.new`, JSON.stringify(mails, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };

  return {
    send,
    async fetch(request: Request): Promise<Response | undefined> {
      const { pathname } = new URL(request.url);
      if (pathname === "/mailbox") return new Response(page(mails), { headers: pageHeaders() });
      if (pathname !== "/mail/v1/emails") return undefined;
      if (request.headers.get("authorization") !== `Bearer ${mailKey}`) return Response.json({ message: "API key is invalid" }, { status: 401 });
      const { to, subject, text, html }: { to?: string[]; subject?: string; text?: string; html?: string } = await request.json().catch(() => ({}));
      if (request.method !== "POST" || !Array.isArray(to) || !subject || !text) return Response.json({ message: "Missing required fields" }, { status: 422 });
      for (const address of to) await send({ to: address, subject, text, html });
      return Response.json({ id: crypto.randomUUID() });
    },
  };
}

// new ones each time: the server writes the length of the body into them
const pageHeaders = () => ({
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'",
});

function page(mails: Kept[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local mailbox</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid #8886; border-radius: 12px; }
  h1 { font-size: 1.5rem; margin: 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  p { margin: 0.25rem 0; }
  .meta { opacity: 0.75; font-size: 0.9rem; }
  pre { white-space: pre-wrap; font: inherit; margin: 0.75rem 0 0; }
  iframe { width: 100%; height: 11rem; border: 0; margin-top: 0.75rem; background: #fff; border-radius: 8px; color-scheme: light; }
  header { display: flex; justify-content: space-between; align-items: baseline; }
</style>
<header><h1>Local mailbox</h1><a href="/mailbox">Look again</a></header>
<p>Mails that the embedded backend would have sent, newest first. Nothing leaves this machine.</p>
${mails.length === 0 ? "<p><em>No mail yet.</em></p>" : mails.map(article).join("\n")}
</html>`;
}

function article({ to, subject, text, html, at }: Kept): string {
  // a mail is shown as mail programs do: without scripts, and its links open in the whole window
  const body = html
    ? `<iframe sandbox="allow-top-navigation-by-user-activation" title="${escaped(subject)}" srcdoc="${escaped(`<base target="_top"><body style="font:16px/1.5 system-ui">${html}`)}"></iframe>`
    : `<pre>${escaped(text)}</pre>`;
  return `<article><h2>${escaped(subject)}</h2><p class="meta">To ${escaped(to)} · <time datetime="${at}">${at.slice(0, 16).replace("T", " ")} UTC</time></p>${body}</article>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
