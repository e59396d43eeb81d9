import type { Mail } from "../supabase/api.ts";

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M1 3h14v10H1zl7 6 7-6' fill='none' stroke='%23888' stroke-width='1.5'/%3E%3C/svg%3E";

/** A page of mails. It runs no script. */
export function writeDocument({
  title,
  link = "",
  lead,
  articles,
}: {
  title: string;
  link?: string;
  lead: string;
  articles: string[];
}): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="${ICON}">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid #8886; border-radius: 12px; overflow-wrap: anywhere; }
  h1 { font-size: 1.5rem; margin: 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  p { margin: 0.25rem 0; }
  .meta { opacity: 0.75; font-size: 0.9rem; }
  pre { white-space: pre-wrap; font: inherit; margin: 0.75rem 0 0; }
  iframe { width: 100%; height: calc(var(--lines) * 1.5rem); border: 0; margin-top: 0.75rem; background: #fff; border-radius: 8px; color-scheme: light; }
  header { display: flex; justify-content: space-between; align-items: baseline; }
</style>
<header><h1>${title}</h1>${link}</header>
<p>${lead}</p>
${articles.join("\n")}
</html>`;
}

/** One mail. The lines about it are HTML, and its content is text that gets escaped. */
export function writeArticle(
  { subject, text, html }: Pick<Mail, "subject" | "text" | "html">,
  about: string[],
): string {
  // Shows an email as mail programs do: without scripts, and with links that open in the whole
  // window.
  const body = html
    ? `<iframe sandbox="allow-top-navigation-by-user-activation" title="${escapeHtml(subject)}" style="--lines: ${countLines(html)}" srcdoc="${escapeHtml(frameHtml(html))}"></iframe>`
    : `<pre>${escapeHtml(text)}</pre>`;
  const meta = about.map((line) => `<p class="meta">${line}</p>`).join("");
  return `<article><h2>${escapeHtml(subject)}</h2>${meta}${body}</article>`;
}

function frameHtml(html: string): string {
  return `<base target="_top"><body style="font:16px/1.5 system-ui;overflow-wrap:anywhere">${html}`;
}

const CHARACTERS_IN_A_LINE = 30;
const MAX_LINES = 24;

/**
 * The number of lines an email takes on a narrow phone, so that it isn't cut off: a frame doesn't
 * grow with its content, and no script may measure it.
 */
function countLines(html: string): number {
  const blocks = html
    .replace(/<style.*?<\/style>/gis, "")
    .split(/<(?:p|h\d|div|li|tr|br)\b[^>]*>/i)
    .map((block) => block.replace(/<[^>]*>/g, "").trim());
  const lines = blocks
    .filter(Boolean)
    .reduce((sum, { length }) => sum + Math.ceil(length / CHARACTERS_IN_A_LINE) + 1, 2);
  return Math.min(lines, MAX_LINES);
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
